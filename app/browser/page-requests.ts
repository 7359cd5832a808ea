import { systemMessage, type SystemMessage } from '#app/i18n/system-messages.ts'
import { sessionHeaders } from '#app/browser/session-headers.ts'
import { actionResult, isActionResult } from '#app/remix/action-result.ts'
import { isPageData, isRouteList, pagePath } from '#app/remix/page-address.ts'
import { destination } from '#app/remix/router.ts'
import { tellFormAnswer } from './form-responses.ts'
import { pageLocale } from './page-locale.ts'
import { patience, fetchWithTimeout } from './fetch-with-timeout.ts'
import { endSession, isSessionEnding } from './session.ts'
import { showUnlessShown } from './delayed-toast.ts'
import { showsMember } from './stored-member.ts'

/** The network did not bring a page's answer, or not in time. Known by its name, since errors may come from another copy of this file. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure'
}

export const isNetworkFailure = (error: unknown): error is NetworkFailure =>
  error instanceof Error && error.name === 'NetworkFailure'

/** The number under which the operator finds the last fault, from the answer that reported it. */
let reference = ''
export const lastRequestId = () => reference

type Fetch = typeof fetch

const urlOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, location.href)

const isOwn = ({ origin }: URL) => origin === location.origin

const isUpload = (init: RequestInit | undefined) => init?.body instanceof FormData

const needsLogin = ({ headers }: Response) => headers.has(sessionHeaders.required)

/**
 * The keys that this request brought are good no longer; or they are gone already, while the page shows a member or another request of
 * it was just told so.
 */
const tellsOfEnd = (response: Response) =>
  response.headers.has(sessionHeaders.ended) || (needsLogin(response) && (showsMember() || isSessionEnding()))

const isForm = (init: RequestInit | undefined) => init?.method !== undefined && init.method !== 'GET'

/** A fetch with a time limit: it fails as a NetworkFailure, which the reader sees. */
async function patiently(fetching: Fetch, input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetchWithTimeout(input, init, { fetching, limit: isUpload(init) ? Infinity : patience })
  } catch (error) {
    if (init.signal?.aborted) throw error
    showUnlessShown('network', 'error')
    throw new NetworkFailure('network', { cause: error })
  }
}

/**
 * A form whose answer does not come, or that comes after the session, is answered here as one that was not taken, so that what was typed
 * stays and no page is read anew. What the answer says is a FormResult.
 */
export const unansweredForm = (name: SystemMessage): Response =>
  actionResult(systemMessage(pageLocale(), name), name === 'sessionEnded' ? 401 : 503)

async function answerPage(fetching: Fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const response = await askPage(fetching, input, init)
  if (!isForm(init)) return response
  const taken = response.ok && !needsLogin(response)
  tellFormAnswer({ path: pagePath(urlOf(input).pathname), taken })
  return response
}

async function askPage(fetching: Fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  try {
    const response = await patiently(fetching, input, init)
    if (response.status >= 500) reference = response.headers.get('X-Request-Id') ?? ''
    if (isForm(init) && isBrokenAnswer(response)) return brokenForm(input)
    if (!tellsOfEnd(response)) return response
    endSession(isForm(init) ? undefined : destinationPath())
    if (!needsLogin(response)) return response
    return isForm(init) ? unansweredForm('sessionEnded') : await untilAborted(init?.signal)
  } catch (error) {
    if (isForm(init) && isNetworkFailure(error)) return unansweredForm('network')
    throw error
  }
}

// What is no answer of a page's: the server failed before the page was asked, or something between failed.
const isBrokenAnswer = (response: Response) => response.status >= 500 && !isActionResult(response)

const failures: Readonly<Record<string, SystemMessage>> = { '/login': 'loginFailed', '/register': 'registrationFailed' }

function brokenForm(input: RequestInfo | URL): Response {
  const failure = failures[pagePath(urlOf(input).pathname)] ?? 'requestFailed'
  showUnlessShown(failure, 'error')
  return unansweredForm(failure)
}

function destinationPath(): string {
  const { pathname, search } = destination()
  return `${pathname}${search}`
}

/** The page stays as it is until the way to Login replaces what was asked for. */
const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('session ended', 'AbortError'))),
  )

/** The routes of links. A request that can be broken off is one that a reader waits for: it is answered in time, or the network is told of. */
async function askRoutes(fetching: Fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  try {
    return await fetchWithTimeout(input, init, { fetching, limit: init?.signal ? patience : Infinity })
  } catch (error) {
    throw init?.signal?.aborted ? error : new NetworkFailure('network', { cause: error })
  }
}

/**
 * Makes the requests of this page's router patient (docs/product.md#time-out): data of a page change, forms that are sent, routes. Typed
 * calls have a client of their own. Called once, before the page comes to life.
 */
export function guardPageRequests(): void {
  const plain = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = urlOf(input)
    if (!isOwn(url)) return plain(input, init)
    if (isPageData(url.pathname)) return answerPage(plain, input, init)
    return isRouteList(url.pathname) ? askRoutes(plain, input, init) : plain(input, init)
  }
}
