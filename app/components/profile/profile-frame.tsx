import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClassAndDepartment } from '#app/components/member-links/class-and-department.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { NavLink } from '#app/components/ui/link.tsx'
import { Tabs } from '#app/components/ui/tabs.tsx'
import { dateText } from '#app/i18n/time-text.ts'
import { WaterContour } from '#app/components/ui/water-contour.tsx'
import type { OwnMember } from '#server/member/member.schema.ts'

interface ProfileLink {
  to: string
  label: string
}

interface ProfileFrameProps {
  member: OwnMember
  links: readonly ProfileLink[]
  /** True: the header is one line, because readers come for what is below it. */
  isCompact: boolean
  children: ReactNode
}

/** Layout of a member's own pages: the member's name and picture, the tabs, and the page of the current tab. */
export function ProfileFrame({ member, links, isCompact, children }: ProfileFrameProps) {
  const { t } = useTranslation('profile')
  const { username, avatar } = member
  const tabs = [
    { to: '/profile', label: t('tabs.basic'), end: true },
    { to: '/profile/security', label: t('tabs.security') },
    { to: '/profile/activities', label: t('tabs.activities'), also: '/profile/posts' },
  ]
  return (
    <div className="profile">
      <header className={classNames('profile__head', isCompact && 'profile__head--compact')} data-ground="deep">
        <WaterContour shape="reach" className="profile__water" />
        <div className="profile__who grid">
          <h1 className="profile__title">{t('title')}</h1>
          <div className="profile__member">
            <Avatar name={username} src={avatar} size={isCompact ? 'medium' : 'large'} />
            <div>
              <p className="profile__name">{username}</p>
              {isCompact ? null : <Facts member={member} />}
            </div>
          </div>
        </div>
      </header>
      <div className="profile__ways grid">
        <Tabs label={t('tabsLabel')} tabs={tabs} />
        <nav className="profile__links" aria-label={t('linksLabel')}>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/profile'}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="profile__page">{children}</div>
    </div>
  )
}

function Facts({ member }: Pick<ProfileFrameProps, 'member'>) {
  const { t } = useTranslation('profile')
  const { role, createdAt } = member
  return (
    <>
      <p className="meta">
        {role === 'user' ? null : (
          <>
            <Badge tone="ember">{t(`facts.roles.${role}`)}</Badge>{' '}
          </>
        )}
        {t('facts.joined', { date: dateText(Date.parse(createdAt)) })}
      </p>
      <ClassAndDepartment of={member} className="meta profile__place" />
    </>
  )
}
