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
