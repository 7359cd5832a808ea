import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { RemoveOwnButton, type OwnRemoval } from './remove-own-button.tsx'
import { PagedList } from './paged-list.tsx'

interface OwnText {
  id: number
  text: string
  status: 'pending' | 'approved' | 'rejected'
  reason?: string | null | undefined
  createdAt: string
  /** The address of the text. */
  to: string
  about: string | null
  /** Link to news about the text, such as new replies. */
  news?: { to: string; text: string } | undefined
  /** The form that removes the text. */
  removal?: OwnRemoval
}

interface OwnTextsProps {
  texts: readonly OwnText[]
  paging: { page: number; totalPages: number; total: number }
  /** The address of the list; `?page=` selects a page. */
  at: string
  now: string
  none: { text: string; to: string; action: string }
}

const tones = { pending: 'warn', approved: 'good', rejected: 'bad' } as const satisfies Record<string, BadgeTone>

/** The member's own texts of one kind in every status, newest first, each with a link to the page that shows it. */
export function OwnTexts({ texts, paging, at, now, none }: OwnTextsProps) {
  const { page, total, totalPages } = paging
  if (total === 0) return <Nothing {...none} />
  return (
    <PagedList {...{ at, page, total, totalPages }}>
      <ol className="own">
        {texts.map(text => (
          <li key={text.id} className="own__item">
            <OwnTextEntry text={text} now={now} />
          </li>
        ))}
      </ol>
    </PagedList>
  )
}

function OwnTextEntry({ text: entry, now }: { text: OwnText; now: string }) {
  const { t } = useTranslation('profile')
  const { text, status, reason, createdAt, to, about, news, removal } = entry
  return (
    <>
      <p className="own__text">{text}</p>
      <p className="meta">
        <Badge tone={tones[status]}>{t(`pledges.status.${status}`)}</Badge>{' '}
        <Link to={to}>
          <RelativeTime at={createdAt} now={now} />
          {about === null ? null : <> · {about}</>}
        </Link>
        {news === undefined ? null : (
          <>
            {' · '}
            <Link className="own__news" to={news.to}>
              {news.text}
            </Link>
          </>
        )}
        {reason == null || reason === '' ? null : <> · {t('pledges.reason', { reason })}</>}
      </p>
      {removal === undefined ? null : <RemoveOwnButton {...removal} />}
    </>
  )
}

function Nothing({ text, to, action }: OwnTextsProps['none']) {
  return (
    <div className="own__none">
      <p>{text}</p>
      <p>
        <ButtonLink to={to}>{action}</ButtonLink>
      </p>
    </div>
  )
}
