import { useTranslation } from 'react-i18next'
import { CachedPart } from '#app/components/reused-markup/cached-part.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { isStaff, type Role } from '#server/kernel/rights.schema.ts'
import { BarMenu } from './bar-menu.tsx'
import { CommunityLinks } from './community-links.tsx'
import { LogOutForm } from './log-out-form.tsx'
import { useCurrentLink } from './use-current-link.ts'

export interface Member {
  username: string
  role: Role
  avatar?: string | null
}

/** The menu of the logged-in member, or links to log in and register (docs/product.md#top-bar). */
export function AccountArea({ me }: { me: Member | null }) {
  const { t } = useTranslation('shell')
  if (me !== null) return <SignedIn me={me} />
  return (
    <ul className="account" aria-label={t('account.label')}>
      <li>
        <Link to="/login" className="account__way">
          {t('account.logIn')}
        </Link>
      </li>
      <li>
        <Link to="/register" className="account__way">
          {t('account.register')}
        </Link>
      </li>
    </ul>
  )
}

/** Menu for guests with the links that a member finds in the account menu. */
export function GuestMenu() {
  const { t } = useTranslation('shell')
  return (
    <BarMenu className="guest-menu" summary={t('community.more')} label={t('community.label')}>
      <CommunityLinks className="bar-menu__item" />
    </BarMenu>
  )
}

function SignedIn({ me }: { me: Member }) {
  const { t } = useTranslation('shell')
  return (
    <div className="account">
      {isStaff(me.role) ? (
        <Link to="/admin" className="account__badge">
          {t('account.admin')}
        </Link>
      ) : null}
      <AccountMenu me={me} />
    </div>
  )
}

/** The menu that opens from the member's name. */
function AccountMenu({ me: { username: name, avatar } }: { me: Member }) {
  const { t } = useTranslation('shell')
  const current = useCurrentLink()
  const summary = (
    <>
      <Avatar name={name} src={avatar} size="small" />
      <span className="bar-menu__text">{name}</span>
    </>
  )
  return (
    <BarMenu className="account-menu" summary={summary} title={name} label={t('account.open', { name })}>
      <CachedPart part="account menu" by={[current]}>
        <AccountLinks />
      </CachedPart>
    </BarMenu>
  )
}

function AccountLinks() {
  const { t } = useTranslation('shell')
  return (
    <>
      <li>
        <Link to="/profile" className="bar-menu__item">
          {t('account.profile')}
        </Link>
      </li>
      <li>
        <Link to="/profile/posts" className="bar-menu__item">
          {t('account.posts')}
        </Link>
      </li>
      <CommunityLinks className="bar-menu__item" />
      <li>
        <LogOutForm className="bar-menu__item" />
      </li>
    </>
  )
}
