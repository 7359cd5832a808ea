import type { Locale, Site } from '../../rpc/context.ts'
import type { ArticleCard } from '../../article/article.schema.ts'
import type { Sender } from '../../kernel/fair-queue.ts'
import { findArticleWithTexts } from '../../article/article.queries.ts'
import { guest } from '../../kernel/viewer.ts'
import { createCaller } from '../../router.ts'
import { guestContext } from './guest-context.ts'
import { sharePicture, textSheet } from './share-pictures.ts'
import type { SitemapPage } from './sitemap.ts'

const pageSize = 100
const maxPages = 100

const dayOf = (moment: string | null) => moment?.slice(0, 10)

const pathOf = ({ id }: { id: number }) => `/articles/${id}`

const pageOf = ({ id, language, translation, updatedAt }: ArticleCard): SitemapPage => ({
  path: pathOf({ id }),
  changed: dayOf(updatedAt),
  ...(translation === null ? {} : { version: { language, other: pathOf(translation) } }),
})

/** Returns the page of every published article; none if the database cannot be read, which is logged. */
export async function articlesToDiscover(site: Site): Promise<SitemapPage[]> {
  const { article } = createCaller(guestContext(site))
  const found: SitemapPage[] = []
  try {
    for (let page = 1; page <= maxPages; page += 1) {
      const { articles, totalPages } = await article.list({ page, limit: pageSize })
      found.push(...articles.map(pageOf))
      if (page >= totalPages) break
    }
  } catch (error) {
    site.report(error, '/sitemap.xml')
  }
  return found
}

/** Returns the share picture of a public article. It does not count a reader. */
export async function articlePicture(site: Site, id: number, { locale, sender }: { locale: Locale; sender: Sender }) {
  const article = await findArticleWithTexts(site.fork(), guest, id)
  if (article === null) return undefined
  const { title, summary, excerpt, publishedAt, createdAt } = article
  return sharePicture(
    sender,
    textSheet(locale, { title, summary: summary || excerpt, writtenAt: publishedAt ?? createdAt }),
  )
}

/** Returns the newest articles for the feed: all of them, or those of one category or one language. */
export const newestArticles = (site: Site, category: string | undefined, language: Locale | undefined) =>
  createCaller({ ...guestContext(site), forPage: true }).article.newest({ category, language })
