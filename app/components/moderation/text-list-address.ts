import { withQuery } from '#app/browser/with-query.ts'
import type { BinFilter } from '#server/bin/bin.schema.ts'
import type { TextListFilter } from '#server/text-list/text-list.schema.ts'

function addressOf(path: string, parameters: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, String(value))
  return withQuery(path, query)
}

/** The address of a page of the list of texts with a filter. */
export const textListAddress = (filter: TextListFilter, before?: string): string =>
  addressOf('/admin/content', { ...filter, before })

/** The address of a page of the bin with a filter. */
export const binAddress = (filter: BinFilter, after?: number): string =>
  addressOf('/admin/content/bin', { ...filter, after })

/** The address of the confirmation page before these texts are removed. */
export function removalAddress(texts: readonly string[], back: string): string {
  const query = new URLSearchParams(texts.map(name => ['texts', name]))
  query.set('back', back)
  return `/admin/content/remove?${query.toString()}`
}
