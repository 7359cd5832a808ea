import type { BinFilter } from '#server/bin/bin.schema.ts'
import type { ContentFilter } from '#server/content/content.schema.ts'

function addressOf(path: string, asked: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value))
  const rest = query.toString()
  return rest === '' ? path : `${path}?${rest}`
}

/** A page of the content, narrowed. */
export const contentAt = (filter: ContentFilter, before?: string): string =>
  addressOf('/admin/content', { ...filter, before })

/** A page of the bin, narrowed. */
export const binAt = (filter: BinFilter, after?: number): string =>
  addressOf('/admin/content/bin', { ...filter, after })

/** The question before these texts are removed. */
export function removalAt(texts: readonly string[], back: string): string {
  const query = new URLSearchParams(texts.map(name => ['texts', name]))
  query.set('back', back)
  return `/admin/content/remove?${query.toString()}`
}
