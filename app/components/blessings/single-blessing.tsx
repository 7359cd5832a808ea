import { useTranslation } from 'react-i18next'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { WaterContour } from '#app/components/ui/water-contour.tsx'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'
import { BlessingEntry } from './blessing-entry.tsx'

interface SingleBlessingProps {
  blessing: BlessingCard
  now: string
  /** The problems of a refused like. */
  problems: readonly { message: string }[]
}

/** A single blessing, shown large, with a link back to the wall. */
export function SingleBlessing({ blessing, now, problems }: SingleBlessingProps) {
  const { t } = useTranslation('blessing')
  return (
    <div className="one-blessing grid">
      <h1 className="one-blessing__title">{t('one.title')}</h1>
      <FormSummary problems={problems} />
      <ol className="one-blessing__slip">
        <BlessingEntry blessing={blessing} now={now} isWhole />
      </ol>
      <p className="one-blessing__back">
        <Link className="text-link--onward" to="/blessings#wall">
          {t('one.back')}
        </Link>
      </p>
      <WaterContour shape="pool" />
    </div>
  )
}
