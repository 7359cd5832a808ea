import { queueFilter, type QueueFilter } from '#server/desk/desk.schema.ts'

/** What makes no sense in the address counts as not asked. */
export function queueFilterIn(query: URLSearchParams): QueueFilter {
  const filter: QueueFilter = {}
  for (const name of ['type', 'why', 'board', 'member', 'language'] as const) {
    const asked = query.get(name) ?? undefined
    const value = queueFilter.shape[name].safeParse(name === 'board' ? Number(asked) : asked).data
    if (value !== undefined) Object.assign(filter, { [name]: value })
  }
  return filter
}
