import { expect, test } from 'vitest'
import { homeParts } from '#app/components/home/home-parts.tsx'
import { homePage, homeShell } from '#app/content/for-home.ts'
import { volume } from '#app/content/volume.ts'
import type { StaticParts } from '#server/http/pages/page-context.ts'

type Locale = StaticParts['locale']
const locales = ['zh', 'en'] as const

/** What the loader gives back, and what it told the document. */
function asked(locale: Locale, isPageChange: boolean, of = volume) {
  let told: StaticParts | undefined
  const tellStaticParts = (parts: StaticParts) => void (told = parts)
  const data = homeParts({ locale, isPageChange, tellStaticParts }, homePage(locale, of))
  return { data, told }
}

const markupOf = (locale: Locale) => Object.values(asked(locale, true).data?.markup ?? {})

test('the plates of Home are numbered through without a gap', () => {
  const numbers = [
    ...markupOf('zh')
      .join('')
      .matchAll(/图 (\d+)</g),
  ].map(([, number]) => Number(number))
  expect(numbers.length).toBeGreaterThan(4)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test.each(locales)('what stands in the static parts is not sent to the scripts beside them (%s)', locale => {
  const sent = JSON.stringify(homeShell(homePage(locale)))
  expect(volume.eras.length).toBeGreaterThan(0)
  for (const { detail } of volume.eras) {
    expect(markupOf(locale).join('')).toContain(detail[locale].slice(0, 20))
    expect(sent).not.toContain(detail[locale].slice(0, 20))
  }
})

test.each(locales)('a document gets the parts without their data, a page change gets them as data (%s)', locale => {
  const document = asked(locale, false)
  expect(document.data).toBeUndefined()
  expect(document.told).toBe(asked(locale, true).data)
  expect(asked(locale, true).told).toBeUndefined()
})

test('the parts are made once for each language, and anew for an edited story', () => {
  expect(asked('zh', true).data).toBe(asked('zh', true).data)
  expect(asked('en', true).data).not.toEqual(asked('zh', true).data)
  const finale = { zh: '另一个结尾', en: 'Another ending' }
  const edited = asked('zh', true, {
    ...volume,
    home: { ...volume.home, finale: { ...volume.home.finale, title: finale } },
  })
  expect(edited.data?.markup['finale']).toContain(finale.zh)
})

// Trusted Types (first-script.ts): scripts may write markup, but none of these.
test.each(locales)('no part holds what a browser would refuse to write (%s)', locale => {
  expect(markupOf(locale).length).toBeGreaterThan(5)
  for (const part of markupOf(locale))
    expect(part.replaceAll(/"[^"]*"/g, '')).not.toMatch(
      /<(script|iframe|object|embed|base|meta|link|form)\b|\son\w+\s*=/i,
    )
})
