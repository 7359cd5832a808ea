const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something for the person whose cookies it carries (decisions: CSRF): an Origin or Sec-Fetch-Site that is
 * present must be same-origin, compared with the request's own Host; where both are absent, it must carry no session cookie.
 */
export function isFromHere(request: Request, host: string | undefined, carriesSession: boolean): boolean {
  if (safe.has(request.method)) return true
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  if (origin === null && site === null) return !carriesSession
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  return origin === null || hostOf(origin) === host?.toLowerCase()
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
