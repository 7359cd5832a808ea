import { describe, expect, test } from 'vitest'
import { RiverOfTime } from '#app/components/story/timeline/river-of-time.tsx'
import { timelineParts } from '#app/components/story/timeline/timeline-parts.tsx'
import { timelinePage, timelineShell } from '#app/content/pages/timeline.ts'
import { illustrationsIn } from '#app/content/number-illustrations.ts'
import { anchorsOf, headingFaults, headingsOf, renderStoryWith } from './rendered-story.tsx'

const locales = ['zh', 'en'] as const
const pageIn = (locale: (typeof locales)[number]) => {
  const whole = timelinePage(locale)
  return renderStoryWith(timelineParts, whole, <RiverOfTime timeline={timelineShell(whole)} />, locale)
}
const page = {
  zh: pageIn('zh'),
  en: pageIn('en'),
}

/** The headings of docs/product.md#timeline-page, verbatim. */
const headings =
  'Historical Scene, Key Figures, Key Moment, Grand Moment, Stories, Memorable Moments, Statistics, Statistics of That Year, Statistical Evidence, Historical Echo, Major Breakthroughs, Memories, Legacy, Ceremony, Attendees, Symbolism, Transformation, Significance, Leadership, Validation, International Achievements, Story, Strategy, Live Connections, Milestone, Retrospect'.split(
    ', ',
  )
const labels = ['Leader', 'Laboratory', 'Achievement', 'Significance', 'Impact']

describe('the timeline', () => {
  test('has its two titles', () => {
    expect(headingsOf(page.en)[0]).toEqual({ level: 1, text: 'University Timeline River of Time' })
    expect(headingsOf(page.zh)[0]?.text).toBe('校史长卷 时光之河')
  })

  test.each(headings)('has the heading "%s"', heading => {
    expect(headingsOf(page.en).map(({ text }) => text)).toContain(heading)
  })

  test.each(labels)('has the label "%s"', label => {
    expect(page.en).toContain(`<dt>${label}</dt>`)
  })

  test.each(locales)('has headings in order in %s', locale => {
    expect(headingFaults(page[locale])).toEqual([])
  })

  test('links to opening, timeline and epilogue, and to every era by its year', () => {
    const nav = /<nav.*?<\/nav>/s.exec(page.en)?.[0] ?? ''
    const links = [...nav.matchAll(/href="#([^"]+)"[^>]*>([^<]+)</g)].map(([, id, label]) => [id, label])
    expect(links).toEqual([
      ['opening', 'Opening'],
      ['timeline', 'Timeline'],
      ...['1915', '1952', '1985', '2025'].map(year => [year, year]),
      ['epilogue', 'Epilogue'],
    ])
  })

  test.each(locales)('has a target for each of its links, and no duplicate id in %s', locale => {
    const { ids, targets } = anchorsOf(page[locale])
    expect(targets.length).toBeGreaterThan(6)
    expect(targets.filter(target => !ids.includes(target))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('ends with the link to the blessing wall', () => {
    expect(page.en).toMatch(/<a class="button button--primary"[^>]*href="\/blessings#write"[^>]*>Write Your Blessings</)
  })

  test('has the years in order', () => {
    const years = timelinePage('zh').parts.flatMap(part =>
      part.kind === 'era' ? [part.year] : part.landings.map(({ year }) => year),
    )
    expect(years).toEqual([...years].sort((a, b) => a - b))
    expect(years.length).toBeGreaterThan(10)
  })

  test('links each illustration to its own page, which has the number of the illustration', () => {
    const illustrations = illustrationsIn(timelinePage('zh'))
    expect(illustrations.map(({ number }) => number)).toEqual(illustrations.map((_, index) => index + 1))
    const links = [...page.zh.matchAll(/<a [^>]*href="\/timeline\/picture\/(\d+)"[^>]*><img src="([^"]+)"/g)]
    const led = links.map(([, number, src]) => ({ number: Number(number), url: src }))
    for (const { number, url } of illustrations) expect(led).toContainEqual({ number, url })
    expect(illustrations.filter(({ number }) => !page.zh.includes(`id="plate-${number}"`))).toEqual([])
  })

  test('numbers its illustrations without a gap, shows each picture once, and refers to it elsewhere', () => {
    const numbers = [...page.zh.matchAll(/图 (\d+)</g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    const pictures = [...page.zh.matchAll(/src="(\/pictures\/[^"]+)"/g)].map(([, url]) => url)
    expect(pictures).toHaveLength(new Set(pictures).size)
    expect(pictures).toHaveLength(numbers.length)
    const [, number] = /<a href="#plate-(\d+)">见图\1</.exec(page.zh) ?? []
    expect(page.zh).toContain(`id="plate-${number}"`)
  })

  test('can be expanded without scripts', () => {
    expect(page.zh.match(/<details class="era__closer" open=""/g)).toHaveLength(4)
  })
})
