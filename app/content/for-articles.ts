import { communityContent, samplesContent } from './index.ts'
import type { Locale } from './schema.ts'

/** The categories of articles: `kept` is the name under which an article carries its category, `name` what the reader sees. */
export function articleCategories(locale: Locale) {
  const kept = samplesContent('zh').categories
  return samplesContent(locale).categories.map(({ key, name, picture }, index) => ({
    key,
    name,
    kept: kept[index]?.name ?? name,
    picture: picture.url,
  }))
}

/** What the list of articles shows of the volume. */
export function articlesPage(locale: Locale) {
  const { title, lead } = communityContent(locale).articles
  return { title, lead, categories: articleCategories(locale) }
}
