import { useTranslation } from 'react-i18next'
import { Disclosure } from '#app/components/ui/disclosure.tsx'
import { labelledDays, niceTicks, shortNumber } from './chart-scale.ts'

export interface CountOfDay {
  date: string
  number: number
}

interface DayChartProps {
  kind: 'visitors' | 'members' | 'texts' | 'passes'
  /** Oldest first; the last entry is today. */
  days: readonly CountOfDay[]
}

// In pixels. The drawing fills the width of its column at a fixed height, so that its labels keep their size.
const plot = { top: 8, height: 150 }
const ground = plot.top + plot.height
const letters = 22

/** A bar chart of one count per day, rendered on the server with labelled axes. The table below holds the same figures. */
export function DayChart({ kind, days }: DayChartProps) {
  const { t } = useTranslation('dashboard')
  const name = t(`days.kind.${kind}`)
  const sum = days.reduce((all, { number }) => all + number, 0)
  const fullest = days.reduce((most, day) => (day.number > most.number ? day : most), { date: '', number: 0 })
  const label =
    sum === 0
      ? t('days.flat', { name, days: days.length })
      : t('days.drawn', { name, days: days.length, sum, most: fullest.number, date: dotted(fullest.date) })
  return (
    <section className="day-chart" aria-labelledby={`days-${kind}`}>
      <header className="day-chart__head">
        <h2 className="admin__heading" id={`days-${kind}`}>
          {name}
        </h2>
        <p className="meta figures">{t('days.sum', { sum })}</p>
      </header>
      <svg className="day-chart__drawing" height={ground + letters} role="img" aria-label={label}>
        <Levels ticks={niceTicks(fullest.number)} />
        <Bars days={days} top={niceTicks(fullest.number).at(-1) ?? 1} />
        <Dates days={days} />
      </svg>
      <Disclosure summary={t('days.asTable')}>
        <DayTable days={days} name={name} />
      </Disclosure>
    </section>
  )
}

function Levels({ ticks }: { ticks: readonly number[] }) {
  const top = ticks.at(-1) ?? 1
  return ticks.map(tick => {
    const y = ground - (tick / top) * plot.height
    return (
      <g key={tick}>
        <line className={tick === 0 ? 'day-chart__ground' : 'day-chart__level'} x1="0" x2="100%" y1={y} y2={y} />
        {tick === 0 ? null : (
          <text className="day-chart__word" x="-8" y={y + 4} textAnchor="end">
            {shortNumber(tick)}
          </text>
        )}
      </g>
    )
  })
}

function Bars({ days, top }: { days: readonly CountOfDay[]; top: number }) {
  const step = 100 / days.length
  return days.map(({ date, number }, index) => {
    const height = (number / top) * plot.height
    return (
      <rect
        key={date}
        className={index === days.length - 1 ? 'day-chart__bar is-today' : 'day-chart__bar'}
        x={`${rounded(step * (index + 0.14))}%`}
        width={`${rounded(step * 0.72)}%`}
        y={rounded(ground - height)}
        height={rounded(height)}
      />
    )
  })
}

function Dates({ days }: { days: readonly CountOfDay[] }) {
  const labelled = labelledDays(days.length)
  return labelled.map(index => {
    const date = days[index]?.date ?? ''
    const { x, anchor } = placeOf(index, days.length)
    return (
      <text key={date} className="day-chart__word" x={`${rounded(x)}%`} y={ground + letters - 5} textAnchor={anchor}>
        {days.length > 100 ? dotted(date).slice(0, 7) : dotted(date).slice(5)}
      </text>
    )
  })
}

// The first and the last label are anchored inward, so that they stay within the drawing.
function placeOf(index: number, count: number): { x: number; anchor: 'start' | 'middle' | 'end' } {
  if (index === 0) return { x: 0, anchor: 'start' }
  if (index === count - 1) return { x: 100, anchor: 'end' }
  return { x: (100 * (index + 0.5)) / count, anchor: 'middle' }
}

const rounded = (value: number) => Math.round(value * 100) / 100

// The site shows dates as 2025.10.27.
const dotted = (date: string) => date.replaceAll('-', '.')

function DayTable({ days, name }: { days: readonly CountOfDay[]; name: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <table className="day-table">
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('days.day')}</th>
          <th scope="col">{t('days.count')}</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ date, number }) => (
          <tr key={date}>
            <th scope="row">
              <time dateTime={date}>{dotted(date)}</time>
            </th>
            <td>{number}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
