import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'

interface EditedMarkProps {
  /** Null: it reads as it was first written. */
  at: string | null
  now: string
  /** The page of its history, if the reader may open it. */
  history: string | undefined
}

/** Says that a text was edited, and when; it leads to what the text was before (docs/product.md#edit-history). */
export function EditedMark({ at, now, history }: EditedMarkProps) {
  const { t } = useTranslation('history')
  if (at === null) return null
  const words = (
    <>
      {t('edited')} <RelativeTime at={at} now={now} />
    </>
  )
  if (history === undefined) return <span className="edited">{words}</span>
  return (
    <Link to={history} className="edited" rel="nofollow">
      {words}
    </Link>
  )
}
