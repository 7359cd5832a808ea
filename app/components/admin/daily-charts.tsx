import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { FilterLinks } from '#app/components/filter/filter-links.tsx'
import { DayChart } from './day-chart.tsx'

const spansShown = [7, 30, 365] as const
const kinds = ['visitors', 'members', 'texts', 'passes'] as const

interface DayCounts {
  date: string
  visitors: number
  members: number
  texts: number
  passes: number
}

/** The new entries of each of the last days: four charts, each with its table. */
export function Days({ days }: { days: readonly DayCounts[] }) {
  const { t } = useTranslation('dashboard')
  const links = spansShown.map(number => ({
    to: `/admin/days?days=${number}`,
    name: t('days.last', { number }),
    isCurrent: number === days.length,
  }))
  return (
    <>
      <AdminHead title={t('days.name')} lead={t('days.lead')} />
      <FilterLinks label={t('days.span')} links={links} />
      <div className="day-charts">
        {kinds.map(kind => (
          <DayChart key={kind} kind={kind} days={days.map(day => ({ date: day.date, number: day[kind] }))} />
        ))}
      </div>
    </>
  )
}
