import { useTranslation } from 'react-i18next'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import type { PendingText } from '#server/admin/admin.schema.ts'
import type { OptionalQueue } from '#server/kernel/text-kinds.schema.ts'
import { DeskActs } from './desk-acts.tsx'

interface WaitingKind {
  kind: OptionalQueue
  total: number
  /** The oldest of them. */
  texts: readonly PendingText[]
}

interface WaitingTextsProps {
  kinds: readonly WaitingKind[]
  now: string
  problems: readonly { message: string }[]
}

/** What waits for an admin's word, kind by kind, oldest first; pledges and articles have pages of their own. */
export function WaitingTexts({ kinds, now, problems }: WaitingTextsProps) {
  const { t } = useTranslation('moderation')
  const waiting = kinds.filter(({ total }) => total > 0)
  return (
    <>
      <header className="admin__head">
        <h1 className="admin__title">{t('texts.name')}</h1>
        <p className="meta">{t('texts.lead')}</p>
      </header>
      <FormSummary problems={problems} title={t('texts.failed')} />
      {waiting.length === 0 ? <EmptyState title={t('texts.none')} /> : null}
      {waiting.map(kind => (
        <Kind key={kind.kind} {...kind} now={now} />
      ))}
    </>
  )
}

function Kind({ kind, total, texts, now }: WaitingKind & { now: string }) {
  const { t } = useTranslation('moderation')
  return (
    <section className="waiting" aria-labelledby={`waiting-${kind}`}>
      <h2 className="admin__heading waiting__kind" id={`waiting-${kind}`}>
        {t(`texts.kind.${kind}`)} <span className="admin__waiting">{total}</span>
      </h2>
      <ol className="reviews" aria-labelledby={`waiting-${kind}`}>
        {texts.map(text => (
          <Row key={text.id} kind={kind} text={text} now={now} />
        ))}
      </ol>
      {total > texts.length ? (
        <p className="meta">{t('texts.more', { shown: texts.length, rest: total - texts.length })}</p>
      ) : null}
    </section>
  )
}

function Row({ kind, text, now }: { kind: OptionalQueue; text: PendingText; now: string }) {
  const { t } = useTranslation('moderation')
  const { id, title, content, link, user, createdAt } = text
  const place = `${kind}-${id}`
  return (
    <li className="review" aria-labelledby={place}>
      <p className="review__place meta" id={place}>
        {t(`texts.numbered.${kind}`, { id })}
      </p>
      <div className="review__words">
        {title === null ? null : (
          <p className="review__sender">
            <strong>{title}</strong>
          </p>
        )}
        <p className="review__message">{content}</p>
        <p className="review__facts meta">
          <RelativeTime at={createdAt} now={now} />
          <span>{user?.username ?? t('texts.noAuthor')}</span>
          <Link to={link}>{t('texts.look')}</Link>
        </p>
      </div>
      <DeskActs
        target={{ kind, id: String(id), changedAt: text.changedAt }}
        place={place}
        good={{ outcome: ['status', 'approved'], label: t('texts.approve') }}
        bad={{
          outcome: ['status', 'rejected'],
          label: t('texts.reject'),
          now: t('texts.rejectNow'),
          reason: t('texts.reason'),
        }}
      />
    </li>
  )
}
