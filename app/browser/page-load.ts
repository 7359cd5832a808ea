import { NetworkFailure } from './page-requests.ts'
import { systemToast } from './system-toast.ts'
import { tellUnlessShown } from './tell-unless-shown.ts'

/** The files of a page did not arrive. */
export class PageLoadFailure extends Error {
  override name = 'PageLoadFailure'
}

type Modules = typeof window.__remixRouteModules

/**
 * Remix reloads the page one comes from when the script of the next one is missing. Here this file loads it instead, so that the
 * failure reaches the reader (docs/product.md#page-that-fails-to-load). Remix asks `id in modules` and then reads `modules[id]`, and it
 * awaits what it reads: that one question is answered with a promise, every other with what is there. Since its data strategy passes
 * over a module that fails, what did not arrive is replaced by a page that fails when it is shown.
 */
export function takeOverLoading(): void {
  if (import.meta.env.DEV) return
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
      return known === undefined && wanted && typeof id === 'string' ? load(modules, id) : known
    },
  })
}

async function load(modules: Modules, id: string): Promise<unknown> {
  try {
    const module: unknown = await import(/* @vite-ignore */ window.__remixManifest.routes[id]?.module ?? '')
    Reflect.set(modules, id, module)
    return module
  } catch (error) {
    return failingPage(await failureOf(error))
  }
}

function failingPage(failure: Error) {
  function FailingPage(): never {
    throw failure
  }
  return { default: FailingPage }
}

/** Where the reader was going. */
function destination(): string {
  const { pathname, search, hash } = window.__remixRouter.state.navigation.location ?? location
  return `${pathname}${search}${hash}`
}

async function failureOf(cause: unknown): Promise<Error> {
  const path = destination()
  raisePageLoadError(path)
  const deployed = await isNewDeployment()
  if (deployed === undefined) {
    tellUnlessShown('network', 'error')
    return new NetworkFailure('network', { cause })
  }
  systemToast('pageLoad', 'error')
  if (deployed && mayReload(path)) {
    location.assign(path)
    return new Promise<never>(stayAsItIs)
  }
  return new PageLoadFailure(path, { cause })
}

// The document is about to be replaced; until then the old page stays.
const stayAsItIs = (): void => undefined

/** Tells whoever listens on window that a page could not be loaded (docs/product.md#page-that-fails-to-load). */
export function raisePageLoadError(path: string): void {
  dispatchEvent(new CustomEvent('page-load-error', { detail: { path } }))
}

/** Whether the server has other files by now; undefined where it cannot be reached. */
async function isNewDeployment(): Promise<boolean | undefined> {
  try {
    const { status } = await fetch(`/__manifest?p=%2F&version=${window.__remixManifest.version}`, { cache: 'no-store' })
    return status === 204
  } catch {
    return undefined
  }
}

const reloadedKey = 'page-load-reload'

// One reload for a page and a deployment: a second failure is shown.
function mayReload(path: string): boolean {
  const mark = `${window.__remixManifest.version} ${path}`
  try {
    if (sessionStorage.getItem(reloadedKey) === mark) return false
    sessionStorage.setItem(reloadedKey, mark)
    return true
  } catch {
    return false
  }
}
