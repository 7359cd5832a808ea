// The scripts of pages as Remix keeps and lists them (docs/remix.md).

/**
 * Remix asks `id in modules`, reads `modules[id]` and awaits the result. For a script that is not loaded yet, this question is answered with the
 * promise of `load`; every other question with the loaded modules.
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

/** Loads the script of a page, and keeps it for Remix. */
export async function importModule(id: string): Promise<unknown> {
  const module: unknown = await import(/* @vite-ignore */ window.__remixManifest.routes[id]?.module ?? '')
  Reflect.set(window.__remixRouteModules, id, module)
  return module
}

/** Which build the open page is of. */
export const openVersion = (): string => window.__remixManifest.version

/** Whether the server has another build by now. Fails where the server cannot be reached. */
export async function isOutdated(): Promise<boolean> {
  const { status } = await fetch(`/__manifest?p=%2F&version=${openVersion()}`, { cache: 'no-store' })
  return status === 204
}
