import { articleCategories } from '#app/content/pages/articles.ts'
import { siteContent } from '#app/content/index.ts'
import type { NewestArticle } from '../../article/article.schema.ts'
import { atomFeed, queryOf, type AskedFeed, type FeedEntry } from './atom-feed.ts'

interface AskedArticleFeed extends AskedFeed {
  category: string | undefined
}

/** The newest articles as an Atom feed: all of them, or those of one category or one language. */
export function articleFeed(
  articles: readonly NewestArticle[],
  { site, category, language }: AskedArticleFeed,
): Promise<string> {
  const { title, description } = siteContent(language ?? 'zh')
  const query = queryOf({ category, language })
  // The page takes the key of a category; a feed may also be requested with its names.
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

/** Returns the feed entry of an article. */
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
