import { communityContent, samplesContent } from '../index.ts'
import type { Locale } from '../story-schema.ts'

/** The categories of articles: `kept` is the name stored with an article, `name` the name shown to the reader. */
export function articleCategories(locale: Locale) {
  const stored = samplesContent('zh').categories
  return samplesContent(locale).categories.map(({ key, name, picture }, index) => ({
    key,
    name,
    kept: stored[index]?.name ?? name,
    picture: picture.url,
  }))
}

/** The content of the list of articles. */
export function articlesPage(locale: Locale) {
  const { title, lead } = communityContent(locale).articles
  return { title, lead, categories: articleCategories(locale) }
}
