import { hasSomethingToSee } from '../kernel/primitives.schema.ts'
import { Refusal } from '../kernel/refusal.ts'
import { linksOf, picturesIn, textOf } from '../markdown/read-html.ts'
import type { RefusalCode } from '../all-refusal-codes.schema.ts'

/** Counts the links in a text (docs/product.md#spam). */
export const linksIn = (text: string): number => text.match(/https?:\/\/(?:www\.)?|www\./giu)?.length ?? 0

interface Bounds {
  /** How many links the text may contain. */
  links: number
  empty: RefusalCode
  tooMany: RefusalCode
}

/**
 * Refuses a Markdown text that shows nothing, or that has too many links. Links are counted in the source and in the HTML, because a source can hide
 * them (docs/product.md#spam).
 */
export function refuseMarkup({ content, html }: { content: string; html: string }, bounds: Bounds): void {
  if (!hasSomethingToSee(textOf(html)) && picturesIn(html) === 0)
    throw new Refusal('invalid', bounds.empty, { field: 'content' })
  if (Math.max(linksIn(content), linksOf(html)) > bounds.links)
    throw new Refusal('invalid', bounds.tooMany, { field: 'content' })
}
