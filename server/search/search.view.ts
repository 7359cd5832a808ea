import type { Locale } from '../rpc/context.ts'
import type { Article } from '../article/article.entity.ts'
import { guest } from '../kernel/viewer.ts'
import { textOf } from '../markdown/read-html.ts'
import { personOf } from '../member/person.ts'
import { writerFor } from '../member/writer.ts'
import type { Post } from '../post/post.entity.ts'
import { excerptFor, markTitle } from './mark-hits.ts'
import type { Finding } from './search.schema.ts'

/** An article that was found, with the place where; its HTML must be loaded. */
export const viewFoundArticle = async (article: Article, words: readonly string[]): Promise<Finding> => ({
  kind: 'article',
  path: `/articles/${article.id}`,
  category: article.category,
  author: personOf(article.author),
  publishedAt: article.publishedAt?.toISOString() ?? null,
  ...(await markedParts(article, words)),
})

/** A post that was found, as everybody sees it: the writer of an anonymous one is hidden from all here. Its HTML and board must be loaded. */
export const viewFoundPost = async (locale: Locale, post: Post, words: readonly string[]): Promise<Finding> => ({
  kind: 'post',
  path: `/forum/post/${post.id}`,
  category: post.board.nameIn(locale),
  author: writerFor(guest, post),
  publishedAt: post.createdAt.toISOString(),
  ...(await markedParts(post, words)),
})

const markedParts = async ({ id, title, language, html }: Article | Post, words: readonly string[]) => ({
  id,
  title: await markTitle(title, words),
  excerpt: excerptFor(textOf(html), words),
  language,
})
