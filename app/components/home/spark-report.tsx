import { useTranslation } from 'react-i18next'
import { ReportLink } from '#app/components/report/report-link.tsx'
import type { Spark } from './spark.ts'

/** Report link of a public pledge. Samples have negative ids and cannot be reported. */
export function SparkReport({ spark: { id, name, state }, place }: { spark: Spark; place: string }) {
  const { t } = useTranslation('pledge')
  if (id < 0 || state !== 'approved') return null
  return <ReportLink type="pledge" id={id} place={place} of={t('stream.by', { name })} className="spark-report" />
}
