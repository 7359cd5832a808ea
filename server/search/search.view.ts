import type { Article } from '../article/article.entity.ts'
import { textOf } from '../markdown/read-html.ts'
import { writtenLanguageOf } from '../markdown/written-language.ts'
import { personOf } from '../member/person.ts'
import { excerptFor, markHits } from './mark-hits.ts'
import type { Finding } from './search.schema.ts'

/** An article that was found, with the place where; its HTML must be loaded. */
export const viewFinding = (article: Article, words: readonly string[]): Finding => ({
  kind: 'article',
  id: article.id,
  path: `/articles/${article.id}`,
  title: markHits(article.title, words),
  excerpt: excerptFor(textOf(article.html), words),
  category: article.category,
  author: personOf(article.author),
  lang: writtenLanguageOf(`${article.title} ${article.excerpt}`),
  publishedAt: article.publishedAt?.toISOString() ?? null,
})
