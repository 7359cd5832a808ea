/** Typed calls and page data give up after this (docs/product.md#time-out). */
export const patience = 10_000

type Fetch = (input: RequestInfo | URL, init: RequestInit) => Promise<Response>

// A browser carries 64 kB for all that is under way after its page is gone, and refuses what exceeds it.
const carriedAtMost = 8_192

const bodyOf = ({ body }: RequestInit) =>
  typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined

/** A like, a swap, a short form arrives although its page is left at once. */
function outlivesPage(init: RequestInit): boolean {
  const body = bodyOf(init)
  return body !== undefined && body.length <= carriedAtMost
}

/**
 * Fetches, and aborts where no answer began in time; the caller's own signal still counts. (Chromium 86 knows no AbortSignal.any.) What
 * is sent and small outlives the page.
 */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
  { fetching = fetch, limit = patience }: { fetching?: Fetch; limit?: number } = {},
): Promise<Response> {
  const given = new AbortController()
  const stop = () => given.abort()
  const timer = limit === Infinity ? undefined : setTimeout(stop, limit)
  init.signal?.addEventListener('abort', stop)
  if (init.signal?.aborted) stop()
  try {
    return await fetching(input, { ...init, signal: given.signal, keepalive: outlivesPage(init) })
  } finally {
    clearTimeout(timer)
    init.signal?.removeEventListener('abort', stop)
  }
}
