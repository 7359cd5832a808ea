import { useTranslation } from 'react-i18next'
import { Disclosure } from '#app/components/ui/disclosure.tsx'

export interface DayOfVisitors {
  date: string
  visitors: number
}

const height = 100
const step = 10
const bar = 6

/** Thirty days as bars, drawn on the server; today is the last one. The same figures stand in a table below. */
export function VisitorChart({ days }: { days: readonly DayOfVisitors[] }) {
  const { t } = useTranslation('admin')
  const most = Math.max(...days.map(({ visitors }) => visitors), 0)
  const scale = height / Math.max(most, 1)
  return (
    <figure className="visitor-chart">
      <p className="visitor-chart__most meta">{t('overview.most', { most })}</p>
      <svg
        className="visitor-chart__bars"
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('overview.chart', { most })}
      >
        {days.map(({ date, visitors }, index) => (
          <rect
            key={date}
            className={index === days.length - 1 ? 'visitor-chart__bar is-today' : 'visitor-chart__bar'}
            x={index * step + (step - bar) / 2}
            y={height - visitors * scale}
            width={bar}
            height={visitors * scale}
          />
        ))}
      </svg>
      <figcaption className="visitor-chart__scale meta">
        <Day date={days[0]?.date} />
        <span>{t('overview.unit')}</span>
        <Day date={days.at(-1)?.date} />
      </figcaption>
      <Disclosure summary={t('overview.asTable')}>
        <VisitorTable days={days} />
      </Disclosure>
    </figure>
  )
}

function VisitorTable({ days }: { days: readonly DayOfVisitors[] }) {
  const { t } = useTranslation('admin')
  return (
    <table className="visitor-table">
      <thead>
        <tr>
          <th scope="col">{t('overview.day')}</th>
          <th scope="col">{t('overview.count')}</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ date, visitors }) => (
          <tr key={date}>
            <th scope="row">
              <Day date={date} />
            </th>
            <td>{visitors}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// As the site writes dates: 2025.10.27.
const Day = ({ date }: { date: string | undefined }) =>
  date === undefined ? null : <time dateTime={date}>{date.replaceAll('-', '.')}</time>
