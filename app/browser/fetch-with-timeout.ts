/** In ms. Typed calls and requests for page data time out after this (docs/product.md#time-out). */
export const requestTimeout = 10_000

type Fetch = (input: RequestInfo | URL, init: RequestInit) => Promise<Response>

// In bytes. A browser allows 64 kB for all `keepalive` requests together, and rejects a request that exceeds it.
const keepaliveLimit = 8_192

const bodyOf = ({ body }: RequestInit) =>
  typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined

/**
 * Returns true for a request with a small body, such as a like, a swap or a short form: it reaches the server even if the user leaves the page at
 * once.
 */
function outlivesPage(init: RequestInit): boolean {
  const body = bodyOf(init)
  return body !== undefined && body.length <= keepaliveLimit
}

/**
 * Fetches, and aborts when no response begins in time. The caller's signal still aborts it too (Chromium 86 has no AbortSignal.any). A small request
 * body is sent with `keepalive`.
 */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
  { fetchFn = fetch, limit = requestTimeout }: { fetchFn?: Fetch; limit?: number } = {},
): Promise<Response> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const timer = limit === Infinity ? undefined : setTimeout(stop, limit)
  init.signal?.addEventListener('abort', stop)
  if (init.signal?.aborted) stop()
  try {
    return await fetchFn(input, { ...init, signal: controller.signal, keepalive: outlivesPage(init) })
  } finally {
    clearTimeout(timer)
    init.signal?.removeEventListener('abort', stop)
  }
}
