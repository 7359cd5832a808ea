import { siteContent } from '#app/content/index.ts'
import type { Locale } from '../../api/context.ts'
import type { NewestArticle } from '../../article/article.schema.ts'

interface Asked {
  /** The public address of the site. */
  site: string
  category: string | undefined
  language: Locale | undefined
}

/** The newest articles as Atom (RFC 4287), of all, of one category, of one language. The library is loaded when somebody asks. */
export async function articleFeed(
  articles: readonly NewestArticle[],
  { site, category, language }: Asked,
): Promise<string> {
  const { Feed } = await import('feed')
  const { title, description } = siteContent(language ?? 'zh')
  const ofCategory = queryOf({ category })
  const query = queryOf({ category, language })
  const feed = new Feed({
    title: category === undefined ? title : `${title} · ${category}`,
    description,
    id: `${site}/articles${query}`,
    link: `${site}/articles${ofCategory}`,
    language: language === 'en' ? 'en' : 'zh-CN',
    feedLinks: { atom: `${site}/articles/feed.atom${query}` },
    updated: latestOf(articles),
    generator: site,
    copyright: title,
  })
  for (const article of articles) feed.addItem(itemOf(article, site))
  return feed.atom1()
}

function queryOf(asked: Readonly<Record<string, string | undefined>>): string {
  const query = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return query.length === 0 ? '' : `?${query.join('&')}`
}

function itemOf(article: NewestArticle, site: string) {
  const address = `${site}/articles/${article.id}`
  return {
    id: address,
    link: address,
    // The library declares both as HTML.
    title: escaped(article.title),
    description: escaped(article.summary),
    content: article.html.replace(/(src|href)="(\/[^"]*)"/gu, `$1="${site}$2"`),
    author: [{ name: article.author.username }],
    category: [{ name: article.category }],
    published: new Date(article.publishedAt ?? article.createdAt),
    date: new Date(article.updatedAt),
  }
}

const escaped = (text: string) => text.replace(/[&<>"']/gu, sign => `&#${sign.charCodeAt(0)};`)

// The same feed for the same articles: an ETag holds until one changes.
const latestOf = (articles: readonly NewestArticle[]) =>
  new Date(Math.max(0, ...articles.map(({ updatedAt }) => Date.parse(updatedAt))))
