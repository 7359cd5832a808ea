import type { Locale } from '../rpc/context.ts'
import type { Article } from '../article/article.entity.ts'
import { guest } from '../kernel/viewer.ts'
import { textOf } from '../markdown/read-html.ts'
import { toAuthorCard } from '../member/author-card.ts'
import { authorShownTo } from '../member/author-of-text.ts'
import type { Post } from '../post/post.entity.ts'
import { excerptFor, markTitle } from './mark-hits.ts'
import type { Finding } from './search.schema.ts'

/** Shows a found article with an excerpt around the hit. Its HTML must be loaded. */
export const viewFoundArticle = async (article: Article, words: readonly string[]): Promise<Finding> => ({
  kind: 'article',
  path: `/articles/${article.id}`,
  category: article.category,
  author: toAuthorCard(article.author),
  publishedAt: article.publishedAt?.toISOString() ?? null,
  ...(await markedParts(article, words)),
})

/** Shows a found post as to a guest, so that the author of an anonymous post is hidden from everybody. Its HTML and board must be loaded. */
export const viewFoundPost = async (locale: Locale, post: Post, words: readonly string[]): Promise<Finding> => ({
  kind: 'post',
  path: `/forum/post/${post.id}`,
  category: post.board.nameIn(locale),
  author: authorShownTo(guest, post),
  publishedAt: post.createdAt.toISOString(),
  ...(await markedParts(post, words)),
})

const markedParts = async ({ id, title, language, html }: Article | Post, words: readonly string[]) => ({
  id,
  title: await markTitle(title, words),
  excerpt: excerptFor(textOf(html), words),
  language,
})
