import type { z } from 'zod'
import { anyone, router } from '../rpc/procedures.ts'
import type { Hit } from '../rpc/search-index-contract.ts'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { endOfDayInShanghai, startOfDayInShanghai } from '../kernel/shanghai-time.schema.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { find, findings, halfTyped, suggestions, type Finding } from './search.schema.ts'
import { entriesOf } from './search.queries.ts'
import { requireScope } from './require-scope.ts'
import { findSuggestions } from './find-suggestions.ts'
import { viewFoundArticle, viewFoundPost } from './search.view.ts'

export const searchRouter = router({
  /** Searches public texts, in Chinese and English, by words and by pairs of Chinese characters (docs/product.md#search). */
  find: anyone
    .input(find)
    .output(findings)
    .query(async ({ ctx, input, signal }) => {
      const { hits, total, words } = await ctx.site.search.find({ ...input, ...(await filterFor(ctx, input)) }, signal)
      return { results: await viewHits(ctx, hits, words), ...pageOf(total, input) }
    }),

  /** Suggests boards, members whose page the viewer may open, and titles while typing. Searching works without it. */
  suggest: anyone
    .input(halfTyped)
    .output(suggestions)
    .query(async ({ ctx, input, signal }) => ({ suggestions: await findSuggestions(ctx, input, signal) })),
})

/** Returns the filters of a search; refuses a board or a member that the viewer may not see. */
async function filterFor(ctx: ProcedureContext, { board, member, from, until }: z.output<typeof find>) {
  return {
    ...(await requireScope(ctx, { board, member })),
    since: from === undefined ? undefined : startOfDayInShanghai(from),
    before: until === undefined ? undefined : endOfDayInShanghai(until),
  }
}

async function viewHits({ em, locale }: ProcedureContext, hits: readonly Hit[], words: readonly string[]) {
  const entries = await entriesOf(em, hits)
  const found: Finding[] = await Promise.all(
    entries.flatMap(({ article, post }) => [
      ...(article ? [viewFoundArticle(article, words)] : []),
      ...(post ? [viewFoundPost(locale, post, words)] : []),
    ]),
  )
  return hits.flatMap(({ kind, id }) => found.find(each => each.kind === kind && each.id === id) ?? [])
}
