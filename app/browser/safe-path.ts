const startsHere = /^\/(?![/\\])/

/**
 * A path of this site, or the fallback: `//x`, `https:` and `/\x` lead elsewhere and are refused (docs/product.md#after-login), also where
 * they only come out when dots are resolved, as in `/.//x`.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (typeof path !== 'string' || !startsHere.test(path) || /[\u0000-\u001f\\]/.test(path)) return fallback
  const { origin, pathname, search, hash } = new URL(path, 'http://here.invalid')
  return origin === 'http://here.invalid' && startsHere.test(pathname) ? `${pathname}${search}${hash}` : fallback
}

/** Where the page that asked said one should be led back to; else the fallback. */
export const backIn = (request: Request, fallback: string): string =>
  safePath(new URL(request.url).searchParams.get('back'), fallback)

/** The address of Login or Register that remembers where to go afterwards. */
export const withRedirect = (path: '/login' | '/register', redirect: string): string =>
  redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`
