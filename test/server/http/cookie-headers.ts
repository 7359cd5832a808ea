import type { Cookies } from '#server/http/cookies.ts'

/** The Set-Cookie headers of these cookies, by name. */
export function setBy(cookies: Cookies): Record<string, string> {
  const headers = new Headers()
  cookies.applyTo(headers)
  return Object.fromEntries(headers.getSetCookie().map(line => [line.slice(0, line.indexOf('=')), line]))
}

/** The Cookie header that a browser without earlier cookies would send back. */
export function sentBack(cookies: Cookies): string {
  return Object.values(setBy(cookies))
    .filter(line => !line.includes('Max-Age=0'))
    .map(line => line.split(';')[0] ?? '')
    .join('; ')
}
