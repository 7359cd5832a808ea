const safe = new Set(['GET', 'HEAD'])

/**
 * Returns whether a request may change something for the owner of its cookies (docs/product.md#foreign-origins). An Origin or Sec-Fetch-Site header
 * must be same-origin, compared with the request's own Host. If both are absent, the request must carry no session cookie.
 */
export function isSameOrigin(request: Request, host: string | undefined, carriesSession: boolean): boolean {
  if (safe.has(request.method)) return true
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  if (origin === null && site === null) return !carriesSession
  if (site !== null && site !== 'same-origin') return false
  return origin === null || isOf(origin, host)
}

// A request without a Host matches no site. The origins `null` and `file:` have no host either.
function isOf(origin: string, host: string | undefined): boolean {
  return Boolean(host) && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}
