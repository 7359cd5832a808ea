import { data } from '@remix-run/node'

/** The response to throw for a page that cannot be read just now: the database cannot be reached, or is busy with other requests. */
export const pageUnavailable = (because: 'away' | 'busy' = 'away') =>
  data(because, { status: 503, headers: { 'Retry-After': '5' } })
