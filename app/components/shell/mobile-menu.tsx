import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { useScrollLock } from '#app/components/ui/scroll-lock.ts'
import { CachedPart } from '#app/components/reused-markup/cached-part.tsx'
import { isStaff, type Role } from '#server/kernel/rights.schema.ts'
import type { Member } from './account-menu.tsx'
import { ChapterLinks } from './chapter-links.tsx'
import { CommunityLinks } from './community-links.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { LogOutForm } from './log-out-form.tsx'
import { MotionSwitch } from './motion-switch.tsx'
import { useCurrentLink } from './use-current-link.ts'
import { useClosing, useFocusInside } from './use-menu-closing.ts'

/** The menu for narrow screens. The `::before` of its summary is the backdrop, so that a press on it closes the menu without scripts too. */
export function MobileMenu({ me }: { me: Member | null }) {
  const { t } = useTranslation('shell')
  const menu = useRef<HTMLDetailsElement>(null)
  const current = useCurrentLink()
  useClosing(menu)
  useFocusInside(menu)
  useScrollLock(menu)
  return (
    <details className="menu" ref={menu}>
      <summary className="menu__open">
        <CachedPart part="menu signs">
          <Signs />
        </CachedPart>
      </summary>
      <nav className="menu__sheet" data-ground="light" aria-label={t('menu.title')}>
        <CachedPart part="menu contents" by={[current]}>
          <Contents />
        </CachedPart>
        <div className="menu__person">{me === null ? <WaysIn /> : <Person me={me} />}</div>
        <div className="menu__tools">
          <LanguageToggle isWorded />
          <CachedPart part="menu motion switch">
            <MotionSwitch isWorded />
          </CachedPart>
        </div>
      </nav>
    </details>
  )
}

function Signs() {
  const { t } = useTranslation('shell')
  return (
    <>
      <span className="menu__sign menu__sign--open">
        <Icon icon={Menu} size={24} label={t('menu.open')} />
      </span>
      <span className="menu__sign menu__sign--close">
        <Icon icon={X} size={24} label={t('menu.close')} />
      </span>
    </>
  )
}

function Contents() {
  const { t } = useTranslation('shell')
  return (
    <>
      <p className="menu__title display" aria-hidden="true">
        {t('menu.title')}
      </p>
      <ChapterLinks className="contents" />
      <ul className="menu__community" aria-label={t('community.label')}>
        <CommunityLinks className="menu__way" />
      </ul>
    </>
  )
}

function WaysIn() {
  const { t } = useTranslation('shell')
  return (
    <div className="menu__ways-in">
      <ButtonLink to="/login" variant="primary">
        {t('account.logIn')}
      </ButtonLink>
      <ButtonLink to="/register">{t('account.register')}</ButtonLink>
    </div>
  )
}

function Person({ me }: { me: Member }) {
  return (
    <>
      <p className="menu__name">
        <Avatar name={me.username} src={me.avatar} />
        <span>{me.username}</span>
      </p>
      <CachedPart part="own links" by={[me.role]}>
        <OwnLinks role={me.role} />
      </CachedPart>
    </>
  )
}

function OwnLinks({ role }: { role: Role }) {
  const { t } = useTranslation('shell')
  return (
    <div className="menu__own">
      <Link to="/profile" className="menu__way">
        {t('account.profile')}
      </Link>
      {isStaff(role) ? (
        <Link to="/admin" className="menu__way">
          {t('account.panel')}
        </Link>
      ) : null}
      <LogOutForm className="menu__way" />
    </div>
  )
}
