import type { QueueFilter } from '#server/desk/desk.schema.ts'

/** The narrowing of the queue as the query of an address. */
export function queueAt(filter: QueueFilter, page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value))
  if (page > 1) query.set('page', String(page))
  const rest = query.toString()
  return `/admin/review${rest === '' ? '' : `?${rest}`}`
}
