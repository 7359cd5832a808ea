import type { Locale, Source } from './story-schema.ts'
import { allContent } from './all-content.ts'
import { localize } from './localize.ts'

function sourceList(sources: readonly Source[], locale: Locale) {
  const title = { zh: '出处', en: 'Sources' }[locale]
  const lines = sources.map(
    ({ title: page, url, asOf }) => `- [${page[locale]}](${url})${{ zh: '，', en: ', ' }[locale]}${asOf}`,
  )
  return `---\n\n**${title}**\n\n${lines.join('\n')}`
}

/** Returns the sample articles of one language. Each contains its sources in its text. */
export function sampleArticles(locale: Locale) {
  const { categories, seed } = allContent.samples
  return seed.articles.map(({ sources, ...article }) => {
    const localized = localize(article, locale)
    const kind = categories.find(({ key }) => key === article.category)
    return {
      ...localized,
      category: kind?.name.zh ?? article.category,
      content: `${localized.content}\n\n${sourceList(sources, locale)}`,
    }
  })
}
