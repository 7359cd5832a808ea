import { systemMessage, type SystemMessage } from '#app/i18n/system-messages.ts'
import { sessionHeaders } from '#server/kernel/session-names.schema.ts'
import { actionResult, isActionResult } from '#app/remix/action-result.ts'
import { isPageData, isRouteList, pagePath } from '#app/remix/page-address.ts'
import { destination } from '#app/remix/router.ts'
import { dispatchFormResponse } from './form-responses.ts'
import { pageLocale } from './page-locale.ts'
import { requestTimeout, fetchWithTimeout } from './fetch-with-timeout.ts'
import { endSession, isSessionEnding } from './end-session.ts'
import { showToastUnlessShown } from './delayed-toast.ts'
import { hasStoredMember } from './stored-member.ts'

/** A request for page data got no response, or not in time. It is recognized by its name, because errors may come from another copy of this file. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure'
}

export const isNetworkFailure = (error: unknown): error is NetworkFailure =>
  error instanceof Error && error.name === 'NetworkFailure'

/** The request id of the last server error; the operator finds the error in the log by it. */
let reference = ''
export const lastRequestId = () => reference

type Fetch = typeof fetch

const urlOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, location.href)

const isOwn = ({ origin }: URL) => origin === location.origin

const isUpload = (init: RequestInit | undefined) => init?.body instanceof FormData

const needsLogin = ({ headers }: Response) => headers.has(sessionHeaders.required)

/**
 * Returns whether a response means that the session has ended: the session cookie of the request is no longer valid, or it is missing although the
 * page shows a member or another of its requests has just reported the end.
 */
const reportsSessionEnd = (response: Response) =>
  response.headers.has(sessionHeaders.ended) || (needsLogin(response) && (hasStoredMember() || isSessionEnding()))

const isForm = (init: RequestInit | undefined) => init?.method !== undefined && init.method !== 'GET'

/** Fetches with a time limit. A failure becomes a NetworkFailure, which is shown to the reader. */
async function fetchOrNetworkFailure(
  fetchFn: Fetch,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  try {
    return await fetchWithTimeout(input, init, { fetchFn, limit: isUpload(init) ? Infinity : requestTimeout })
  } catch (error) {
    if (init.signal?.aborted) throw error
    showToastUnlessShown('network', 'error')
    throw new NetworkFailure('network', { cause: error })
  }
}

/**
 * Makes a substitute response to a form that got none, or whose session had ended. It is a FormResult that says the form was not accepted, so that
 * the input stays and no page data is reloaded.
 */
export const substituteResponse = (name: SystemMessage): Response =>
  actionResult(systemMessage(pageLocale(), name), name === 'sessionEnded' ? 401 : 503)

async function requestPage(fetchFn: Fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const response = await fetchPage(fetchFn, input, init)
  if (!isForm(init)) return response
  const ok = response.ok && !needsLogin(response)
  dispatchFormResponse({ path: pagePath(urlOf(input).pathname), ok })
  return response
}

async function fetchPage(fetchFn: Fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  try {
    const response = await fetchOrNetworkFailure(fetchFn, input, init)
    if (response.status >= 500) reference = response.headers.get('X-Request-Id') ?? ''
    if (isForm(init) && isServerFailure(response)) return failedFormResponse(input)
    if (!reportsSessionEnd(response)) return response
    endSession(isForm(init) ? undefined : destinationPath())
    if (!needsLogin(response)) return response
    return isForm(init) ? substituteResponse('sessionEnded') : await untilAborted(init?.signal)
  } catch (error) {
    if (isForm(init) && isNetworkFailure(error)) return substituteResponse('network')
    throw error
  }
}

// A server error that is no response of the page: the server failed before it called the route, or a proxy failed.
const isServerFailure = (response: Response) => response.status >= 500 && !isActionResult(response)

const failures: Readonly<Record<string, SystemMessage>> = { '/login': 'loginFailed', '/register': 'registrationFailed' }

function failedFormResponse(input: RequestInfo | URL): Response {
  const failure = failures[pagePath(urlOf(input).pathname)] ?? 'requestFailed'
  showToastUnlessShown(failure, 'error')
  return substituteResponse(failure)
}

function destinationPath(): string {
  const { pathname, search } = destination()
  return `${pathname}${search}`
}

/** Never resolves: the old page stays until the navigation to Login aborts the request. */
const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('session ended', 'AbortError'))),
  )

/**
 * Fetches the list of routes that Remix looks up for links. A request with a signal is one that a navigation waits for: it has a time limit, and a
 * failure is reported as a network failure.
 */
async function fetchRouteList(
  fetchFn: Fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  try {
    return await fetchWithTimeout(input, init, { fetchFn, limit: init?.signal ? requestTimeout : Infinity })
  } catch (error) {
    throw init?.signal?.aborted ? error : new NetworkFailure('network', { cause: error })
  }
}

/**
 * Adds time limits and session handling to the requests of Remix's router (docs/product.md#time-out): page data, submitted forms, routes. Typed calls
 * have their own client. Called once, before hydration.
 */
export function guardPageRequests(): void {
  const nativeFetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = urlOf(input)
    if (!isOwn(url)) return nativeFetch(input, init)
    if (isPageData(url.pathname)) return requestPage(nativeFetch, input, init)
    return isRouteList(url.pathname) ? fetchRouteList(nativeFetch, input, init) : nativeFetch(input, init)
  }
}
