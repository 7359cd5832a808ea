import Rss from 'lucide-react/icons/rss'
import { useTranslation } from 'react-i18next'
import { MuteButton } from '#app/components/mute/mute-button.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { dateText } from '#app/i18n/time-text.ts'
import { WaterContour } from '#app/components/ui/water-contour.tsx'
import type { MemberPage } from '#server/member/member-page.schema.ts'
import { memberFeedAddress } from '../member-links/member-address.ts'
import { ClassAndDepartment } from '../member-links/class-and-department.tsx'

const figures = ['maxims', 'relayParticipations', 'mosaicCompleted'] as const

/** The head of a member's page: name, details, and the numbers of the member's contributions. */
export function MemberHead({ page }: { page: MemberPage }) {
  const { t } = useTranslation('member')
  const { username, avatar, bio, createdAt, contributions, isOpen } = page
  return (
    <header className="member__head" data-ground="deep">
      <WaterContour shape="reach" className="member__water" />
      <div className="member__who grid">
        <Avatar name={username} src={avatar} size="large" />
        <div className="member__words">
          <h1 className="member__name">{username}</h1>
          <ClassAndDepartment of={page} className="member__place" />
          {bio === null ? null : (
            <p className="member__bio" dir="auto">
              {bio}
            </p>
          )}
          <p className="meta member__facts">
            <time dateTime={createdAt}>{t('joined', { date: dateText(Date.parse(createdAt)) })}</time>
            {isOpen ? (
              <a href={memberFeedAddress(username)} type="application/atom+xml" className="member__feed">
                <Icon icon={Rss} size={16} />
                {t('feed')}
              </a>
            ) : null}
          </p>
          <Visible page={page} />
          <Mute page={page} />
        </div>
        <dl className="readings member__figures" aria-label={t('figures')}>
          {figures.map(figure => (
            <div key={figure} className={contributions[figure] === 0 ? 'readings__one is-none' : 'readings__one'}>
              <dt>{t(figure)}</dt>
              <dd>{contributions[figure]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  )
}

/** Shown to logged-in members on the pages of others. */
function Mute({ page: { username, isOwn, isMuted } }: { page: MemberPage }) {
  if (useRoot()?.me == null || isOwn) return null
  return <MuteButton type="member" id={username} isMuted={isMuted} of={username} />
}

/** The visibility of the page, shown to the member and to admins. */
function Visible({ page: { visibility, isOwn } }: { page: MemberPage }) {
  const { t } = useTranslation('member')
  if (visibility === undefined) return null
  if (!isOwn) return <p className="meta">{t(`adminNote.${visibility}`)}</p>
  return (
    <p className="member__visible">
      {t(`ownNote.${visibility}`)} <Link to="/profile#basic-visibility">{t('ownChange')}</Link>
    </p>
  )
}
