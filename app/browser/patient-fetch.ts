/** Typed calls and page data give up after this (spec 7, decisions: Time-out). */
export const patience = 10_000

type Fetch = (input: RequestInfo | URL, init: RequestInit) => Promise<Response>

/** Fetches, and aborts where no answer began in time; the caller's own signal still counts. (Chromium 86 knows no AbortSignal.any.) */
export async function patientFetch(
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
    return await fetching(input, { ...init, signal: given.signal })
  } finally {
    clearTimeout(timer)
    init.signal?.removeEventListener('abort', stop)
  }
}
