import { expect, test } from 'vitest'
import { homeParts } from '#app/components/home/home-parts.tsx'
import { homePage, homeShell } from '#app/content/pages/home.ts'
import { allContent } from '#app/content/all-content.ts'
import type { StaticParts } from '#server/http/pages/page-context.ts'

type Locale = StaticParts['locale']
const locales = ['zh', 'en'] as const

/** The data of the loader, and the parts that it passed to the document. */
function asked(locale: Locale, isPageChange: boolean, of = allContent) {
  let told: StaticParts | undefined
  const setStaticParts = (parts: StaticParts) => void (told = parts)
  const data = homeParts({ locale, isPageChange, setStaticParts }, homePage(locale, of))
  return { data, told }
}

const markupOf = (locale: Locale) => Object.values(asked(locale, true).data?.markup ?? {})

test('the illustrations of Home are numbered without a gap', () => {
  const numbers = [
    ...markupOf('zh')
      .join('')
      .matchAll(/图 (\d+)</g),
  ].map(([, number]) => Number(number))
  expect(numbers.length).toBeGreaterThan(4)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test.each(locales)('the data behind the static parts is not sent to the client (%s)', locale => {
  const sent = JSON.stringify(homeShell(homePage(locale)))
  expect(allContent.eras.length).toBeGreaterThan(0)
  for (const { detail } of allContent.eras) {
    expect(markupOf(locale).join('')).toContain(detail[locale].slice(0, 20))
    expect(sent).not.toContain(detail[locale].slice(0, 20))
  }
})

test.each(locales)(
  'a document gets the static parts without their data, and a client navigation gets them as data (%s)',
  locale => {
    const document = asked(locale, false)
    expect(document.data).toBeUndefined()
    expect(document.told).toEqual(asked(locale, true).data)
    expect(asked(locale, true).told).toBeUndefined()
  },
)

test('the static parts are rendered once per language, and again for an edited story', () => {
  expect(asked('zh', true).data).toBe(asked('zh', true).data)
  expect(asked('en', true).data).not.toEqual(asked('zh', true).data)
  const finale = { zh: '另一个结尾', en: 'Another ending' }
  const edited = asked('zh', true, {
    ...allContent,
    home: { ...allContent.home, finale: { ...allContent.home.finale, title: finale } },
  })
  expect(edited.data?.markup['finale']).toContain(finale.zh)
})
