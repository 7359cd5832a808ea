import { describe, expect, test } from 'vitest'
import { cultureParts } from '#app/components/story/culture/culture-parts.tsx'
import { MissionAndCommitment } from '#app/components/story/culture/mission-and-commitment.tsx'
import { culturePage, cultureShell, type ChartContent } from '#app/content/pages/culture.ts'
import { anchorsOf, headingFaults, headingsOf, partsOf, renderStoryWith } from './rendered-story.tsx'

const locales = ['zh', 'en'] as const
const pageIn = (locale: (typeof locales)[number]) => {
  const whole = culturePage(locale)
  return renderStoryWith(cultureParts, whole, <MissionAndCommitment culture={cultureShell(whole)} />, locale)
}
const page = {
  zh: pageIn('zh'),
  en: pageIn('en'),
}

describe('the culture page', () => {
  test('has the title Mission & Commitment', () => {
    expect(headingsOf(page.en)[0]).toEqual({ level: 1, text: 'Mission & Commitment' })
  })

  test('links to its four parts', () => {
    expect(partsOf(page.en)).toEqual(['Home', 'Cultural Spirit', 'Achievements', 'Global Impact'])
  })

  test.each(locales)('has headings in order, and a target for each of its links, in %s', locale => {
    expect(headingFaults(page[locale])).toEqual([])
    const { ids, targets } = anchorsOf(page[locale])
    expect(targets.filter(target => !ids.includes(target))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has the motto phrase by phrase', () => {
    const stone = /rubbing__stone[^>]*>(.*?)<\/blockquote>/.exec(page.zh)?.[1] ?? ''
    expect([...stone.matchAll(/<span>([^<]+)/g)].map(([, phrase]) => phrase)).toEqual([
      '艰苦朴素',
      '实事求是',
      '严格要求',
      '勇于探索',
    ])
  })

  test('presents five works, each with three figures and a chart', () => {
    const { works } = culturePage('zh')
    expect(works).toHaveLength(5)
    for (const { figures, chart, depth } of works) {
      expect(figures).toHaveLength(3)
      expect(chart).toBeDefined()
      expect(depth.length).toBeGreaterThan(1)
    }
  })

  test('shows each picture once, numbered without a gap', () => {
    const pictures = [...page.en.matchAll(/src="(\/pictures\/[^"]+)"/g)].map(([, url]) => url)
    expect(pictures).toHaveLength(new Set(pictures).size)
    expect([...page.en.matchAll(/Plate (\d+)<\/span>/g)].map(([, number]) => Number(number))).toEqual(
      pictures.map((_, index) => index + 1),
    )
  })
})

const charts = (locale: 'zh' | 'en'): ChartContent[] => {
  const { achievements, works } = culturePage(locale)
  return [...achievements.charts, ...works.flatMap(({ chart }) => (chart === undefined ? [] : [chart]))]
}

describe('the charts', () => {
  test.each(locales)('have every number in their text, in %s', locale => {
    for (const chart of charts(locale)) {
      const words =
        chart.kind === 'stairs'
          ? [chart.top, chart.foot]
          : chart.kind === 'basin'
            ? [chart.whole.told, chart.part.told]
            : chart.rows.flatMap(({ label, told: value }) => [label, value])
      for (const word of words) expect(page[locale]).toContain(word)
    }
  })

  test('are hidden from screen readers beside that text, or have a label of their own', () => {
    const drawings = [...page.en.matchAll(/<svg class="chart__[^>]*>/g)].map(([tag]) => tag)
    expect(drawings.length).toBeGreaterThan(15)
    for (const tag of drawings) expect(tag).toMatch(/aria-hidden="true"|role="img" aria-label="[^"]{20,}"/)
  })

  test('name the source of their numbers', () => {
    const figures = [...page.en.matchAll(/<figure class="chart .*?<\/figure>/gs)].map(([figure]) => figure)
    expect(figures).toHaveLength(charts('en').length)
    for (const figure of figures) expect(figure).toMatch(/<details class="sources">.*https:\/\//s)
  })
})
