import type { Context } from '../rpc/context.ts'
import { anyone, router } from '../rpc/procedures.ts'
import type { Hit } from '../rpc/text-index.ts'
import type { Work } from '../rpc/work.ts'
import { articlesWithTexts } from '../article/article.queries.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { postsWithTexts } from '../post/post.queries.ts'
import { find, findings, type Finding } from './search.schema.ts'
import { viewFoundArticle, viewFoundPost } from './search.view.ts'

export const searchRouter = router({
  /** What everybody may see, in Chinese and English, by words and by two-character Chinese words (docs/product.md#search). */
  find: anyone
    .input(find)
    .output(findings)
    .query(async ({ ctx, input, signal }) => {
      const { hits, total, words } = await ctx.site.search.find(input, signal)
      return { results: await viewHits(ctx, hits, words), ...pageOf(total, input) }
    }),
})

async function viewHits({ em, locale }: Context & Work, hits: readonly Hit[], words: readonly string[]) {
  const idsOf = (kind: Hit['kind']) => hits.filter(hit => hit.kind === kind).map(({ id }) => id)
  const articles = await articlesWithTexts(em, idsOf('article'))
  const posts = await postsWithTexts(em, idsOf('post'))
  const found: Finding[] = [
    ...articles.map(article => viewFoundArticle(article, words)),
    ...posts.map(post => viewFoundPost(locale, post, words)),
  ]
  return hits.flatMap(({ kind, id }) => found.find(each => each.kind === kind && each.id === id) ?? [])
}
