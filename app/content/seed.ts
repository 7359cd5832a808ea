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

/** Returns the texts for an empty database, in one language. Each article contains its sources in its text. */
export function seedContent(locale: Locale) {
  const { pledges, blessings, articles } = allContent.samples.seed
  return {
    pledges: localize(pledges, locale),
    blessings: localize(blessings, locale),
    articles: articles.map(({ sources, ...article }) => {
      const localized = localize(article, locale)
      const kind = allContent.samples.categories.find(({ key }) => key === article.category)
      return {
        ...localized,
        category: kind?.name.zh ?? article.category,
        content: `${localized.content}\n\n${sourceList(sources, locale)}`,
      }
    }),
  }
}
