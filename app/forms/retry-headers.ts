import type { HeadersFunction } from '@remix-run/node'

/** Passes on the Retry-After of an unavailable page. Remix calls this for each route with its own error page. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const wait = errorHeaders?.get('Retry-After') ?? undefined
  return wait === undefined ? {} : { 'Retry-After': wait }
}
