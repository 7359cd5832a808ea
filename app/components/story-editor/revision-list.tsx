import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import type { FormResult } from '#app/components/form/form-result.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'

interface Revision {
  number: number
  byName: string
  at: string
  isShipped: boolean
}

/** All published revisions of one part, the latest first. */
export function History({ name, revisions, last }: { name: string; revisions: readonly Revision[]; last: number }) {
  const { t } = useTranslation('storyEditor')
  if (revisions.length === 0) return <p>{t('history.none')}</p>
  return (
    <ol className="parts-rows">
      {revisions.map(({ number, byName, at, isShipped }) => (
        <li key={number} className="parts-row">
          <Link className="parts-row__name" to={`/admin/story/${name}/history/${number}`}>
            {t('history.version', { number })}
          </Link>
          <span className="parts-row__state meta">
            <time dateTime={at}>{dateTimeText(Date.parse(at))}</time>
            <span>{t('history.by', { name: byName })}</span>
            {isShipped ? <span>{t('history.isShipped')}</span> : null}
            {number === last ? <Badge tone="water">{t('history.current')}</Badge> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}

export const restoreAct = 'restore'

interface RestoreProps {
  /** The number of the latest revision when the page was read. */
  number: number
  /** The revision to restore; 0 for the version that ships with the site. */
  to: number
  /** True if the site ships a version of the part. Otherwise restoring revision 0 removes the part. */
  ships: boolean
  result: FormResult | undefined
}

/** Publishes an earlier revision again, or the shipped version. */
export function Restore({ number, to, ships, result }: RestoreProps) {
  const { t } = useTranslation('storyEditor')
  const word = to > 0 ? 'restore' : ships ? 'ships' : 'remove'
  return (
    <ActForm act={restoreAct} names={[]} result={result} failed={t('revision.failed')}>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="to" value={to} />
      <p className="meta">{t(`revision.${word}Hint`)}</p>
      <p className="act-form__acts">
        <ActButton
          act={restoreAct}
          variant={word === 'remove' ? 'danger' : 'quiet'}
          busyLabel={t('revision.restoring')}
        >
          {t(`revision.${word}`)}
        </ActButton>
      </p>
    </ActForm>
  )
}
