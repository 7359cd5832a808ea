import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { langOf } from '#app/i18n/locale.ts'
import { SparkReport } from './spark-report.tsx'
import type { Spark } from './spark.ts'

const placeOf = ({ id }: Spark) => `spark-${id}`

/** The pledges of the stream as a plain list: for readers without scripts, with reduced motion, or who prefer a list. */
export function SparkList({ sparks, now }: { sparks: readonly Spark[]; now: string }) {
  const { t } = useTranslation('pledge')
  return (
    <ol className="sparks grid">
      {sparks.map(spark => (
        <li key={spark.id} id={placeOf(spark)} className="sparks__item">
          <p className="sparks__message" lang={langOf(spark.language)}>
            {spark.message}
          </p>
          <p className="sparks__from meta">
            {spark.name} · {spark.grade}
            {spark.createdAt === null ? null : (
              <>
                {' · '}
                <RelativeTime at={spark.createdAt} now={now} />
              </>
            )}{' '}
            {spark.state === 'approved' ? null : (
              <Badge tone="warn">{t(spark.state === 'pending' ? 'stream.waiting' : 'stream.rejected')}</Badge>
            )}
            <SparkReport spark={spark} place={placeOf(spark)} />
          </p>
        </li>
      ))}
    </ol>
  )
}
