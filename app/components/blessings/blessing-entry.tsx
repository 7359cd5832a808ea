import { useTranslation } from 'react-i18next'
import { LikeButton } from '#app/components/like/like-button.tsx'
import { MemberName } from '#app/components/member-links/member-name.tsx'
import { ReportLink } from '#app/components/report/report-link.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { langOf } from '#app/i18n/locale.ts'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'
import { RemoveLink } from './remove-link.tsx'
import { shorten, layoutOf, authorNameOf } from './blessing-on-wall.ts'

interface BlessingEntryProps {
  blessing: BlessingCard
  now: string
  /** True on the page of a single blessing, which shows the whole text at any length. */
  isWhole?: boolean
  /** Called after removal if the page stays open. Without it the reader is redirected to the blessings page. */
  onRemoved?: (id: number) => void
}

/** One blessing of the wall: the text, its author, and the acts on it. */
export function BlessingEntry({ blessing, now, isWhole = false, onRemoved }: BlessingEntryProps) {
  const { t } = useTranslation('blessing')
  const { id, content, language, graduationYear, department, status, createdAt, likes, isLiked, can } = blessing
  const name = authorNameOf(blessing, { anonymous: t('wall.anonymous'), gone: t('wall.gone') })
  const of = t('wall.by', { name })
  const cut = isWhole ? null : shorten(content)
  return (
    <li id={`blessing-${id}`} className={classNames('slip', !isWhole && `is-${layoutOf(content)}`)}>
      <p className="slip__words" dir="auto" lang={langOf(language)}>
        {cut ?? content}
        {cut === null ? null : (
          <>
            …{' '}
            <Link to={`/blessings/${id}`} className="slip__whole">
              {t('wall.whole')}
              <VisuallyHidden>{of}</VisuallyHidden>
            </Link>
          </>
        )}
      </p>
      <p className="slip__from">
        <bdi className="slip__name">
          <MemberName author={blessing.user} isAnonymous={blessing.isAnonymous}>
            {name}
          </MemberName>
        </bdi>
        {graduationYear == null ? null : <span> · {t('wall.classOf', { year: graduationYear })}</span>}
        {department == null ? null : (
          <span>
            {' '}
            · <bdi>{department}</bdi>
          </span>
        )}
      </p>
      <div className="slip__foot meta">
        <Link to={`/blessings/${id}`} className="slip__time">
          <RelativeTime at={createdAt} now={now} />
          <span className="visually-hidden"> {`${t('wall.link')}: ${of}`}</span>
        </Link>
        {status === 'approved' ? null : (
          <Badge tone={status === 'pending' ? 'warn' : 'bad'}>
            {t(status === 'pending' ? 'wall.waiting' : 'wall.rejected')}
          </Badge>
        )}
        {status === 'approved' ? (
          <LikeButton
            known={{ likes, isLiked }}
            text={{ type: 'blessing', id }}
            action={`/blessings/${id}?like`}
            place={`blessing-${id}`}
            of={of}
          />
        ) : null}
        {can.edit ? <Link to={`/blessings/${id}/edit`}>{t('wall.edit')}</Link> : null}
        {can.delete ? <RemoveLink id={id} onRemoved={onRemoved} /> : null}
        {status === 'approved' && !can.delete ? (
          <ReportLink type="blessing" id={id} place={`blessing-${id}`} of={of} className="slip__report" />
        ) : null}
      </div>
    </li>
  )
}
