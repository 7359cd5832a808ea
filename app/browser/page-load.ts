import { importModule, isOutdated, interceptModuleLoads, loadedVersion } from '#app/remix/route-modules.ts'
import { destination } from '#app/remix/router.ts'
import { NetworkFailure } from './guard-page-requests.ts'
import { showSystemMessage } from './show-system-message.ts'
import { showToastUnlessShown } from './delayed-toast.ts'

/** The script files of a page could not be loaded. */
export class PageLoadFailure extends Error {
  override name = 'PageLoadFailure'
}

/**
 * When the script of the next page is missing, Remix reloads the current page. This file loads the script instead, so that the reader sees the
 * failure (docs/product.md#page-that-fails-to-load). Remix's data strategy ignores a module that fails, so a missing module is replaced by a
 * component that throws when it renders.
 */
export function handleModuleLoadFailures(): void {
  if (import.meta.env.DEV) return
  interceptModuleLoads(async id => {
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
  dispatchPageLoadError(path)
  const deployed = await isNewDeployment()
  if (deployed === undefined) {
    showToastUnlessShown('network', 'error')
    return new NetworkFailure('network', { cause })
  }
  showSystemMessage('pageLoad', 'error')
  if (deployed && mayReload(path)) {
    location.assign(path)
    return new Promise<never>(neverSettles)
  }
  return new PageLoadFailure(path, { cause })
}

// The document is about to be replaced; until then the old page stays.
const neverSettles = (): void => undefined

/** Dispatches a `page-load-error` event on window (docs/product.md#page-that-fails-to-load). */
function dispatchPageLoadError(path: string): void {
  dispatchEvent(new CustomEvent('page-load-error', { detail: { path } }))
}

/** Returns whether the server has a newer deployment than this page; undefined when it cannot be reached. */
async function isNewDeployment(): Promise<boolean | undefined> {
  try {
    return await isOutdated()
  } catch {
    return undefined
  }
}

const reloadedKey = 'page-load-reload'

// Allows one reload per page and deployment; a second failure is shown.
function mayReload(path: string): boolean {
  const mark = `${loadedVersion()} ${path}`
  try {
    if (sessionStorage.getItem(reloadedKey) === mark) return false
    sessionStorage.setItem(reloadedKey, mark)
    return true
  } catch {
    return false
  }
}
