import { data } from '@remix-run/node'
import { retrySeconds } from '#server/kernel/refusal-kinds.schema.ts'

/** The response to throw when a page cannot be read for now: the database cannot be reached, or is busy with other requests. */
export const pageUnavailable = (because: 'unavailable' | 'busy' = 'unavailable') =>
  data(because, { status: 503, headers: { 'Retry-After': String(retrySeconds) } })
