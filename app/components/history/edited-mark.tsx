import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'

interface EditedMarkProps {
  /** Null if the text was never edited. */
  at: string | null
  now: string
  /** The address of its edit history, if the reader may open it. */
  history: string | undefined
}

/** Says when a text was edited, with a link to its earlier versions (docs/product.md#edit-history). */
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
