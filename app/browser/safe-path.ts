const startsHere = /^\/(?![/\\])/

/**
 * Returns a path of this site, or the fallback. `//x`, `https:` and `/\x` lead to other sites and are refused (docs/product.md#after-login), also if
 * they appear only after dots are resolved, as in `/.//x`.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (typeof path !== 'string' || !startsHere.test(path) || /[\u0000-\u001f\\]/.test(path)) return fallback
  const { origin, pathname, search, hash } = new URL(path, 'http://here.invalid')
  return origin === 'http://here.invalid' && startsHere.test(pathname) ? `${pathname}${search}${hash}` : fallback
}

/** Returns the page's `back` parameter as a path of this site, or the fallback. */
export const readBackParameter = (request: Request, fallback: string): string =>
  safePath(new URL(request.url).searchParams.get('back'), fallback)

/** Returns the address of Login or Register with the path to go to afterwards. */
export const withRedirect = (path: '/login' | '/register', redirect: string): string =>
  redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`
