const startsHere = /^\/(?![/\\])/

/**
 * A path of this site, or the fallback. `//x`, `https:` and `/\x` lead elsewhere and are refused (docs/product.md#after-login), also if they appear
 * only after dots are resolved, as in `/.//x`.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (typeof path !== 'string' || !startsHere.test(path) || /[\u0000-\u001f\\]/.test(path)) return fallback
  const { origin, pathname, search, hash } = new URL(path, 'http://here.invalid')
  return origin === 'http://here.invalid' && startsHere.test(pathname) ? `${pathname}${search}${hash}` : fallback
}

/** The address that the page asked to be led back to, or the fallback. */
export const backIn = (request: Request, fallback: string): string =>
  safePath(new URL(request.url).searchParams.get('back'), fallback)

/** The address of Login or Register that remembers where to go afterwards. */
export const withRedirect = (path: '/login' | '/register', redirect: string): string =>
  redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`
