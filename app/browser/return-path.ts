import { safePath } from '#server/kernel/safe-path.schema.ts'

/** Returns the page's `back` parameter as a path of this site, or the fallback. */
export const readBackParameter = (request: Request, fallback: string): string =>
  safePath(new URL(request.url).searchParams.get('back'), fallback)

/** Returns the address of Login or Register with the path to go to afterwards. */
export const withRedirect = (path: '/login' | '/register', redirect: string): string =>
  redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`
