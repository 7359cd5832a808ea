import type { Locale, Site } from '../../rpc/context.ts'
import type { ArticleCard } from '../../article/article.schema.ts'
import type { Sender } from '../../kernel/fair-queue.ts'
import { findArticleWithTexts } from '../../article/article.queries.ts'
import { guest } from '../../kernel/viewer.ts'
import { createCaller } from '../../router.ts'
import { guestContext } from './guest-context.ts'
import { readAllPages } from './read-all-pages.ts'
import { sharePicture, textSheet } from './share-pictures.ts'
import type { SitemapPage } from './sitemap.ts'

const dayOf = (moment: string | null) => moment?.slice(0, 10)

const pathOf = ({ id }: { id: number }) => `/articles/${id}`

const pageOf = ({ id, language, translation, updatedAt }: ArticleCard): SitemapPage => ({
  path: pathOf({ id }),
  changed: dayOf(updatedAt),
  ...(translation === null ? {} : { version: { language, other: pathOf(translation) } }),
})

/** Returns the page of every published article. */
export async function articlesToDiscover(site: Site): Promise<SitemapPage[]> {
  const { article } = createCaller(guestContext(site))
  const all = await readAllPages(async asked => {
    const { articles, totalPages } = await article.list(asked)
    return { items: articles, totalPages }
  })
  return all.map(pageOf)
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
