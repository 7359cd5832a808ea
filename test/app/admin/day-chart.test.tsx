import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { DayChart, type CountOfDay } from '#app/components/admin/day-chart.tsx'
import { labelledDays, niceTicks, shortNumber } from '#app/components/admin/chart-scale.ts'
import { textsIn } from '#app/i18n/server-texts.ts'

const drawn = (days: readonly CountOfDay[]) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={textsIn('zh')}>
      <DayChart kind="visitors" days={days} />
    </I18nextProvider>,
  )

/** y and height of each bar; the baseline is at y = 158. */
const bars = (html: string) =>
  [...html.matchAll(/<rect[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(([, y, height]) => [
    Number(y),
    Number(height),
  ])

const words = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, word]) => word)

const days = [
  { date: '2025-10-25', number: 5 },
  { date: '2025-10-26', number: 0 },
  { date: '2025-10-27', number: 20 },
]

describe('the daily chart', () => {
  it('has each bar on the baseline, with the height of its value', () => {
    expect(bars(drawn(days))).toEqual([
      [120.5, 37.5],
      [158, 0],
      [8, 150],
    ])
  })

  it('labels its axes: round numbers on the vertical one, days on the horizontal one', () => {
    expect(words(drawn(days))).toEqual(['5', '10', '15', '20', '10.25', '10.26', '10.27'])
    expect(niceTicks(0)).toEqual([0, 1])
    expect(niceTicks(7)).toEqual([0, 2, 4, 6, 8])
    expect(niceTicks(1_234_567)).toEqual([0, 500_000, 1_000_000, 1_500_000])
    expect([5, 9999, 20_000, 1_500_000].map(shortNumber)).toEqual(['5', '9999', '20k', '1.5M'])
    expect([labelledDays(1), labelledDays(7), labelledDays(30)]).toEqual([
      [0],
      [0, 1, 2, 3, 4, 5, 6],
      [0, 7, 15, 22, 29],
    ])
  })

  it('highlights today alone, and has a text alternative', () => {
    const html = drawn(days)
    expect(html.match(/is-today/g)).toHaveLength(1)
    expect(html).toMatch(/<rect class="[^"]*is-today"[^>]*height="150"/)
    expect(html).toContain('aria-label="新访客，近 3 天共 25，最多的一天 2025.10.27 为 20"')
  })

  it('has the same data in a table, newest day first', () => {
    const rows = [...drawn(days).matchAll(/<time dateTime="([\d-]+)">([\d.]+)<\/time><\/th><td>(\d+)<\/td>/g)]
    expect(rows.map(([, date, shown, count]) => [date, shown, count])).toEqual([
      ['2025-10-27', '2025.10.27', '20'],
      ['2025-10-26', '2025.10.26', '0'],
      ['2025-10-25', '2025.10.25', '5'],
    ])
  })

  it('has empty bars when there were no visitors', () => {
    const html = drawn([{ date: '2025-10-27', number: 0 }])
    expect(bars(html)).toEqual([[158, 0]])
    expect(html).toContain('aria-label="新访客，近 1 天没有"')
  })
})
