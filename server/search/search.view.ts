import type { Locale } from '../rpc/context.ts'
import type { Article } from '../article/article.entity.ts'
import { guest } from '../kernel/viewer.ts'
import { textOf } from '../markdown/read-html.ts'
import { personOf } from '../member/person.ts'
import { writerFor } from '../member/writer.ts'
import type { Post } from '../post/post.entity.ts'
import { excerptFor, markHits } from './mark-hits.ts'
import type { Finding } from './search.schema.ts'

/** An article that was found, with the place where; its HTML must be loaded. */
export const viewFoundArticle = (article: Article, words: readonly string[]): Finding => ({
  kind: 'article',
  path: `/articles/${article.id}`,
  category: article.category,
  author: personOf(article.author),
  publishedAt: article.publishedAt?.toISOString() ?? null,
  ...told(article, words),
})

/** A post that was found, as everybody sees it: who wrote it without a name is told to nobody here. Its HTML and board must be loaded. */
export const viewFoundPost = (locale: Locale, post: Post, words: readonly string[]): Finding => ({
  kind: 'post',
  path: `/forum/post/${post.id}`,
  category: post.board.nameIn(locale),
  author: writerFor(guest, post),
  publishedAt: post.createdAt.toISOString(),
  ...told(post, words),
})

const told = ({ id, title, language, html }: Article | Post, words: readonly string[]) => ({
  id,
  title: markHits(title, words),
  excerpt: excerptFor(textOf(html), words),
  language,
})
