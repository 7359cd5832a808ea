import { importModule, isOutdated, loadModulesBy, openVersion } from '#app/remix/route-modules.ts'
import { destination } from '#app/remix/router.ts'
import { NetworkFailure } from './page-requests.ts'
import { systemToast } from './system-toast.ts'
import { showUnlessShown } from './delayed-toast.ts'

/** The files of a page did not arrive. */
export class PageLoadFailure extends Error {
  override name = 'PageLoadFailure'
}

/**
 * Remix reloads the page one comes from when the script of the next one is missing. Here this file loads it instead, so that the
 * failure reaches the reader (docs/product.md#page-that-fails-to-load). Since Remix's data strategy passes over a module that fails, what
 * did not arrive is replaced by a page that fails when it is shown.
 */
export function takeOverLoading(): void {
  if (import.meta.env.DEV) return
  loadModulesBy(async id => {
    try {
      return await importModule(id)
    } catch (error) {
      return failingPage(await failureOf(error))
    }
  })
}

function failingPage(failure: Error) {
  function FailingPage(): never {
    throw failure
  }
  return { default: FailingPage }
}

async function failureOf(cause: unknown): Promise<Error> {
  const { pathname, search, hash } = destination()
  const path = `${pathname}${search}${hash}`
  raisePageLoadError(path)
  const deployed = await isNewDeployment()
  if (deployed === undefined) {
    showUnlessShown('network', 'error')
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

/** Dispatches an event on window that a page could not be loaded (docs/product.md#page-that-fails-to-load). */
function raisePageLoadError(path: string): void {
  dispatchEvent(new CustomEvent('page-load-error', { detail: { path } }))
}

/** Whether the server has other files by now; undefined where it cannot be reached. */
async function isNewDeployment(): Promise<boolean | undefined> {
  try {
    return await isOutdated()
  } catch {
    return undefined
  }
}

const reloadedKey = 'page-load-reload'

// One reload for a page and a deployment: a second failure is shown.
function mayReload(path: string): boolean {
  const mark = `${openVersion()} ${path}`
  try {
    if (sessionStorage.getItem(reloadedKey) === mark) return false
    sessionStorage.setItem(reloadedKey, mark)
    return true
  } catch {
    return false
  }
}
