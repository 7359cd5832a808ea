import { withQuery } from '#app/browser/with-query.ts'
import type { QueueFilter } from '#server/moderation/moderation.schema.ts'

/** Returns the query string of a filter of the review queue. */
export function queueAddress(filter: QueueFilter, page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value))
  if (page > 1) query.set('page', String(page))
  return withQuery('/admin/review', query)
}
