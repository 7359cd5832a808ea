const safe = new Set(['GET', 'HEAD'])

/**
 * Whether a request may change something for the person whose cookies it carries (docs/product.md#foreign-origins): an Origin or Sec-Fetch-Site that is
 * present must be same-origin, compared with the request's own Host; where both are absent, it must carry no session cookie.
 */
export function isFromHere(request: Request, host: string | undefined, carriesSession: boolean): boolean {
  if (safe.has(request.method)) return true
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  if (origin === null && site === null) return !carriesSession
  if (site !== null && site !== 'same-origin') return false
  return origin === null || isOf(origin, host)
}

// A request without a Host belongs to no site. `null` and `file:` name no host either.
function isOf(origin: string, host: string | undefined): boolean {
  return Boolean(host) && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}
