import { articleCategories } from '#app/content/for-articles.ts'
import { siteContent } from '#app/content/index.ts'
import type { Locale } from '../../rpc/context.ts'
import type { NewestArticle } from '../../article/article.schema.ts'
import { atomFeed, queryOf, type FeedEntry } from './atom-feed.ts'

interface Asked {
  /** The public address of the site. */
  site: string
  category: string | undefined
  language: Locale | undefined
}

/** The newest articles as Atom, of all, of one category, of one language. */
export function articleFeed(articles: readonly NewestArticle[], { site, category, language }: Asked): Promise<string> {
  const { title, description } = siteContent(language ?? 'zh')
  const query = queryOf({ category, language })
  // The page knows a category by its key; a feed is asked for by its names too.
  const named = articleCategories(language ?? 'zh').find(({ key, kept, name }) =>
    [key, kept, name].some(known => known === category),
  )
  const head = {
    title: category === undefined ? title : `${title} · ${named?.name ?? category}`,
    description,
    id: `${site}/articles${query}`,
    link: `${site}/articles${queryOf({ category: named?.key })}`,
    self: `${site}/articles/feed.atom${query}`,
    site,
    owner: title,
    language,
  }
  return atomFeed(
    head,
    articles.map(article => articleEntry(article, site)),
  )
}

/** An article as feeds hold it. */
export const articleEntry = (article: NewestArticle, site: string): FeedEntry => ({
  address: `${site}/articles/${article.id}`,
  title: article.title,
  summary: article.summary,
  html: article.html,
  author: article.author.username,
  category: article.category,
  published: article.publishedAt ?? article.createdAt,
  updated: article.updatedAt,
})
