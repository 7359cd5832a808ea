import { binFilter, type BinFilter } from '#server/bin/bin.schema.ts'
import { contentFilter, listContent, type ContentFilter } from '#server/content/content.schema.ts'
import { id } from '#server/kernel/primitives.schema.ts'

/** What makes no sense in the address counts as not asked. */
export function contentAskedFor(query: URLSearchParams): { filter: ContentFilter; before: string | undefined } {
  const filter: ContentFilter = {}
  for (const name of ['search', 'type', 'member', 'status', 'from', 'until', 'reports'] as const) {
    const value = contentFilter.shape[name].safeParse(query.get(name) ?? undefined).data
    if (value !== undefined) Object.assign(filter, { [name]: value })
  }
  return { filter, before: listContent.shape.before.safeParse(query.get('before') ?? undefined).data }
}

export function binAskedFor(query: URLSearchParams): { filter: BinFilter; after: number | undefined } {
  const filter: BinFilter = {}
  for (const name of ['search', 'type', 'member'] as const) {
    const value = binFilter.shape[name].safeParse(query.get(name) ?? undefined).data
    if (value !== undefined) Object.assign(filter, { [name]: value })
  }
  return { filter, after: id.safeParse(Number(query.get('after'))).data }
}
