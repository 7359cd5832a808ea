import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { ListedText } from '#server/text-list/text-list.schema.ts'
import { removalAddress } from './text-list-address.ts'

/** Identifies a text in a form, with the state the admin saw: a text that another admin has changed since is skipped. */
const keyOf = ({ type, id, changedAt, status }: ListedText) => `${type} ${id} ${changedAt} ${status}`

const words = ['pending', 'approved', 'rejected', 'published', 'archived', 'draft'] as const
const tones: Readonly<Record<(typeof words)[number], BadgeTone>> = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
  published: 'good',
  archived: 'bad',
  draft: 'water',
}

interface TextListRowProps {
  text: ListedText
  now: string
  /** The form that decides on the checked texts. */
  form: string
  back: string
  mayRemove: boolean
}

/** One text: kind, status, author, date, and the acts on it. */
export function TextListRow({ text, now, form, back, mayRemove }: TextListRowProps) {
  const { t } = useTranslation('content')
  const { t: ofQueue } = useTranslation('queue')
  const { type, id, title, content, link, status, reason, reports, createdAt } = text
  const place = `text-${type}-${id}`
  const stands = words.find(word => word === status)
  const number = ofQueue(`numbered.${type}`, { id })
  return (
    <li className="review" aria-labelledby={place}>
      <p className="review__place meta">
        <label className="review__choose">
          <input type="checkbox" name="texts" value={keyOf(text)} form={form} />
          <VisuallyHidden>{t('choose', { name: number })}</VisuallyHidden>
        </label>
        <Link to={link} id={place}>
          {number}
        </Link>
      </p>
      <div className="review__words">
        {title === null ? null : <p className="queued__title">{title}</p>}
        <p className="review__message">{content}</p>
        <p className="review__facts meta">
          {stands === undefined ? null : <Badge tone={tones[stands]}>{t(`stands.${stands}`)}</Badge>}
          {reports === 0 ? null : <Badge tone="warn">{t('reports', { number: reports })}</Badge>}
          <span>{authorOf(text, t('anonymous'), t('guest'))}</span>
          <time dateTime={createdAt}>{dateTimeText(Date.parse(createdAt))}</time>
          <RelativeTime at={createdAt} now={now} />
          {reason === null || reason === '' ? null : <span>{t('reason', { reason })}</span>}
        </p>
      </div>
      <div className="review__acts">
        {stands === 'draft' ? null : <Decide text={text} place={place} />}
        {mayRemove ? (
          <Link className="button button--link" to={removalAddress([keyOf(text)], back)} aria-describedby={place}>
            {t('remove')}
          </Link>
        ) : null}
      </div>
    </li>
  )
}

function authorOf({ author, isAnonymous }: ListedText, anonymous: string, guest: string): string {
  if (author === null) return isAnonymous ? anonymous : guest
  return isAnonymous ? `${author.username} · ${anonymous}` : author.username
}

function Decide({ text, place }: { text: ListedText; place: string }) {
  const { t } = useTranslation('content')
  const { status } = text
  return (
    <Form method="post" className="review__form">
      <input type="hidden" name="texts" value={keyOf(text)} />
      {status === 'approved' || status === 'published' ? null : (
        <Button type="submit" name="status" value="approved" aria-describedby={place}>
          {t('approve')}
        </Button>
      )}
      {status === 'rejected' || status === 'archived' ? null : (
        <Button type="submit" name="status" value="rejected" variant="quiet" aria-describedby={place}>
          {t('reject')}
        </Button>
      )}
    </Form>
  )
}
