import { anyone, router } from '../api/procedures.ts'
import { articlesWithTexts } from '../article/article.queries.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { findArticles } from './find.ts'
import { find, findings } from './search.schema.ts'
import { viewFinding } from './search.view.ts'

export const searchRouter = router({
  /** What everybody may see, in Chinese and English, by words and by two-character Chinese words (decisions: Search). */
  find: anyone
    .input(find)
    .output(findings)
    .query(async ({ ctx: { em, site }, input, signal }) => {
      const { ids, total, words } = await findArticles(site, input, signal)
      const articles = await articlesWithTexts(em, ids)
      return { results: articles.map(article => viewFinding(article, words)), ...pageOf(total, input) }
    }),
})
