import { describe, expect, test } from 'vitest'
import { homeParts } from '#app/components/home/home-parts.tsx'
import { aboutParts } from '#app/components/story/about/about-parts.tsx'
import { cultureParts } from '#app/components/story/culture/culture-parts.tsx'
import { peopleParts } from '#app/components/story/people/people-parts.tsx'
import { timelineParts } from '#app/components/story/timeline/timeline-parts.tsx'
import { aboutPage } from '#app/content/pages/about.ts'
import { culturePage } from '#app/content/pages/culture.ts'
import { homePage } from '#app/content/pages/home.ts'
import { peoplePage } from '#app/content/pages/people.ts'
import { timelinePage } from '#app/content/pages/timeline.ts'
import type { StaticParts } from '#server/http/pages/page-context.ts'

type Reading = Parameters<typeof homeParts>[0]

const pages: Readonly<Record<string, (reading: Reading) => StaticParts | undefined>> = {
  Home: reading => homeParts(reading, homePage(reading.locale)),
  '/about': reading => aboutParts(reading, aboutPage(reading.locale)),
  '/culture': reading => cultureParts(reading, culturePage(reading.locale)),
  '/people': reading => peopleParts(reading, peoplePage(reading.locale)),
  '/timeline': reading => timelineParts(reading, timelinePage(reading.locale)),
}

const ways = Object.keys(pages).flatMap(page => (['zh', 'en'] as const).map(locale => ({ page, locale })))

/** The markup of all static parts of a page, in a document or as data of a client-side navigation. */
function markupOf(page: string, locale: 'zh' | 'en', isPageChange: boolean): string {
  let ofDocument: StaticParts | undefined
  const data = pages[page]?.({ locale, isPageChange, setStaticParts: parts => void (ofDocument = parts) })
  return Object.values((data ?? ofDocument)?.markup ?? {}).join('')
}

describe.each(ways)('the static parts of $page ($locale)', ({ page, locale }) => {
  test('are the same in a document and in the data of a client-side navigation, but for the name of style attributes', () => {
    const data = markupOf(page, locale, true)
    expect(data.length).toBeGreaterThan(1000)
    // The policy of the open document would block these.
    expect(data).not.toMatch(/\sstyle=/)
    expect(data.replaceAll(' data-style="', ' style="')).toBe(markupOf(page, locale, false))
  })

  // Scripts may insert this markup under Trusted Types (inline-head-script.ts), but none of these elements and attributes.
  test('hold no element or attribute that is not allowed', () => {
    expect(markupOf(page, locale, true).replaceAll(/"[^"]*"/g, '')).not.toMatch(
      /<(script|iframe|object|embed|base|meta|link|form)\b|\son\w+\s*=/i,
    )
  })
})

test.each(['zh', 'en'] as const)('the timeline has styles that the browser applies (%s)', locale => {
  expect(markupOf('/timeline', locale, true).match(/ data-style="/g)?.length).toBeGreaterThan(10)
})
