import type { HeadersFunction } from '@remix-run/node'

/** A page that is away for now says when to ask again: for each route that shows its own errors, which Remix asks for headers. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const wait = errorHeaders?.get('Retry-After') ?? undefined
  return wait === undefined ? {} : { 'Retry-After': wait }
}
