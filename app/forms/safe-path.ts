/** A path of this site, or the fallback: `//x`, `https:` and `/\x` lead elsewhere and are refused (decisions: After login). */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || /[\u0000-\u001f\\]/.test(path)) return fallback
  const resolved = new URL(path, 'http://here.invalid')
  return resolved.origin === 'http://here.invalid' ? `${resolved.pathname}${resolved.search}${resolved.hash}` : fallback
}

/** The address of Login or Register that remembers where to go afterwards. */
export const withRedirect = (path: '/login' | '/register', redirect: string): string =>
  redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`
