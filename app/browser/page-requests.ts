import { systemMessage } from '#app/i18n/system.ts'
import { pageLocale } from './page-locale.ts'
import { patience, patientFetch } from './patient-fetch.ts'
import { systemToast } from './system-toast.ts'

/** The network did not bring a page's answer, or not in time. Known by its name, since errors may come from another copy of this file. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure'
}

export const isNetworkFailure = (error: unknown): error is NetworkFailure =>
  error instanceof Error && error.name === 'NetworkFailure'

/** The number under which the operator finds the last fault, from the answer that told of it. */
let reference = ''
export const lastReference = () => reference

type Fetch = typeof fetch

const urlOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, location.href)

/** Data of a page change, or a form that was sent; not typed calls, not the list of routes. */
function isPageRequest(input: RequestInfo | URL): boolean {
  const { origin, pathname } = urlOf(input)
  return origin === location.origin && pathname.endsWith('.data')
}

const isUpload = (init: RequestInit | undefined) => init?.body instanceof FormData

/** A fetch that gives up: it tells of it in a toast and fails as a NetworkFailure. */
export async function patiently(fetching: Fetch, input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await patientFetch(input, init, { fetching, limit: isUpload(init) ? Infinity : patience })
  } catch (error) {
    if (init.signal?.aborted) throw error
    systemToast('network', 'error')
    throw new NetworkFailure('network', { cause: error })
  }
}

/**
 * A form whose answer does not come is answered here as one that was not taken (status 503, in the router's own notation), so that
 * what was typed stays and no page is read anew. What the answer says is a FormReply.
 */
export function unansweredForm(message: string): Response {
  const reply = [{ _1: 2 }, 'data', { _3: 4, _5: 6, _7: 8 }, 'values', {}, 'errors', {}, 'message', message]
  return new Response(`${JSON.stringify(reply)}\n`, { status: 503, headers: { 'Content-Type': 'text/x-script' } })
}

async function answerPage(fetching: Fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  try {
    const response = await patiently(fetching, input, init)
    if (response.status >= 500) reference = response.headers.get('X-Request-Id') ?? ''
    return response
  } catch (error) {
    const isForm = init?.method !== undefined && init.method !== 'GET'
    if (isForm && isNetworkFailure(error)) return unansweredForm(systemMessage(pageLocale(), 'network').message)
    throw error
  }
}

/** Makes the requests of this page's router patient (decisions: Time-out). Called once, before the page comes to life. */
export function guardPageRequests(): void {
  const plain = window.fetch.bind(window)
  window.fetch = (input, init) => (isPageRequest(input) ? answerPage(plain, input, init) : plain(input, init))
}
