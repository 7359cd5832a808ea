import { useTranslation } from 'react-i18next'
import { ReportLink } from '#app/components/report/report-link.tsx'
import type { PledgeStreamItem } from './pledge-stream-items.ts'

/** Report link of a public pledge. Samples have negative ids and cannot be reported. */
export function PledgeReportLink({ pledge: { id, name, state }, place }: { pledge: PledgeStreamItem; place: string }) {
  const { t } = useTranslation('pledge')
  if (id < 0 || state !== 'approved') return null
  return <ReportLink type="pledge" id={id} place={place} of={t('stream.by', { name })} className="spark-report" />
}
