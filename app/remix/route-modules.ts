// Access to the route modules that Remix stores and lists on the page (docs/remix.md).

/**
 * Remix asks `id in modules`, reads `modules[id]` and awaits the result. For a module that is not loaded yet, the read returns the promise of `load`;
 * all other reads return loaded modules.
 */
export function loadModulesBy(load: (id: string) => Promise<unknown>): void {
  let asked: PropertyKey | undefined
  window.__remixRouteModules = new Proxy(window.__remixRouteModules, {
    has(_, id) {
      asked = id
      return true
    },
    get(modules, id) {
      const wanted = asked === id
      asked = undefined
      const known: unknown = Reflect.get(modules, id)
      return known === undefined && wanted && typeof id === 'string' ? load(id) : known
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
export const openVersion = (): string => window.__remixManifest.version

/** Returns whether the server now has another build. Rejects when the server cannot be reached. */
export async function isOutdated(): Promise<boolean> {
  const { status } = await fetch(`/__manifest?p=%2F&version=${openVersion()}`, { cache: 'no-store' })
  return status === 204
}
