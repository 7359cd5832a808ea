import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { VisitorChart, type DayOfVisitors } from '#app/components/admin/visitor-chart.tsx'
import { textsIn } from '#app/i18n/server-texts.ts'

const drawn = (days: readonly DayOfVisitors[]) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={textsIn('zh')}>
      <VisitorChart days={days} />
    </I18nextProvider>,
  )

/** y and height of each bar; the foot of the chart lies at 100. */
const bars = (html: string) =>
  [...html.matchAll(/<rect[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(([, y, height]) => [
    Number(y),
    Number(height),
  ])

const days = [
  { date: '2025-10-25', visitors: 5 },
  { date: '2025-10-26', visitors: 0 },
  { date: '2025-10-27', visitors: 20 },
]

describe('the chart of visitors', () => {
  it('stands each day on the ground, the fullest one at full height', () => {
    expect(bars(drawn(days))).toEqual([
      [75, 25],
      [100, 0],
      [0, 100],
    ])
  })

  it('marks today alone, and names itself with its largest figure', () => {
    const html = drawn(days)
    expect(html.match(/is-today/g)).toHaveLength(1)
    expect(html).toMatch(/<rect class="[^"]*is-today"[^>]*height="100"/)
    expect(html).toContain('aria-label="近 30 天每日新访客，单日最多 20"')
  })

  it('says the same in a table, newest day first', () => {
    const rows = [...drawn(days).matchAll(/<time dateTime="([\d-]+)">([\d.]+)<\/time><\/th><td>(\d+)<\/td>/g)]
    expect(rows.map(([, date, shown, count]) => [date, shown, count])).toEqual([
      ['2025-10-27', '2025.10.27', '20'],
      ['2025-10-26', '2025.10.26', '0'],
      ['2025-10-25', '2025.10.25', '5'],
    ])
  })

  it('is flat, not broken, when nobody came', () => {
    expect(bars(drawn([{ date: '2025-10-27', visitors: 0 }]))).toEqual([[100, 0]])
  })
})
