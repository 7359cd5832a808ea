// Access to the route modules that Remix stores and lists on the page (docs/remix.md).

/**
 * Remix asks `id in modules`, reads `modules[id]` and awaits the result. For a module that is not loaded yet, the read returns the promise of `load`;
 * all other reads return loaded modules.
 */
export function interceptModuleLoads(load: (id: string) => Promise<unknown>): void {
  let checkedId: PropertyKey | undefined
  window.__remixRouteModules = new Proxy(window.__remixRouteModules, {
    has(_, id) {
      checkedId = id
      return true
    },
    get(modules, id) {
      const isLoadByRemix = checkedId === id
      checkedId = undefined
      const loaded: unknown = Reflect.get(modules, id)
      return loaded === undefined && isLoadByRemix && typeof id === 'string' ? load(id) : loaded
    },
  })
}

/** Loads the module of a route, and stores it for Remix. */
export async function importModule(id: string): Promise<unknown> {
  const module: unknown = await import(/* @vite-ignore */ window.__remixManifest.routes[id]?.module ?? '')
  Reflect.set(window.__remixRouteModules, id, module)
  return module
}

/** Returns the build version of the open page. */
export const loadedVersion = (): string => window.__remixManifest.version

/** Returns whether the server now has another build. Rejects when the server cannot be reached. */
export async function isOutdated(): Promise<boolean> {
  const { status } = await fetch(`/__manifest?p=%2F&version=${loadedVersion()}`, { cache: 'no-store' })
  return status === 204
}
