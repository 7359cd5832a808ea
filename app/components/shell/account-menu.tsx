import { Link } from '@remix-run/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { LogOutForm } from './log-out-form.tsx'
import { furtherPages } from './site-links.ts'
import { useClosing } from './use-closing.ts'

export interface Member {
  username: string
  role: 'user' | 'admin'
  avatar?: string | null
}

/** Who is signed in, or the ways in (spec 2.3). */
export function Account({ me }: { me: Member | null }) {
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

function SignedIn({ me }: { me: Member }) {
  const { t } = useTranslation('shell')
  return (
    <div className="account">
      {me.role === 'admin' ? (
        <Link to="/admin" className="account__badge">
          {t('account.admin')}
        </Link>
      ) : null}
      <AccountMenu me={me} />
    </div>
  )
}

/** The name opens the menu; without scripts it is a plain disclosure. */
function AccountMenu({ me: { username: name, avatar } }: { me: Member }) {
  const { t } = useTranslation('shell')
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)
  return (
    <details className="account-menu" ref={menu}>
      <summary className="account-menu__name" title={name}>
        <Avatar name={name} src={avatar} size="small" />
        <span className="account-menu__text">{name}</span>
        <Icon icon={ChevronDown} size={16} />
      </summary>
      <ul className="account-menu__list" aria-label={t('account.open', { name })}>
        <li>
          <Link to="/profile" className="account-menu__item">
            {t('account.profile')}
          </Link>
        </li>
        <li>
          <Link to="/profile/posts" className="account-menu__item">
            {t('account.posts')}
          </Link>
        </li>
        {furtherPages
          .filter(({ inMenu }) => inMenu)
          .map(({ key, to }) => (
            <li key={key}>
              <Link to={to} className="account-menu__item">
                {t(`footer.${key}`)}
              </Link>
            </li>
          ))}
        <li>
          <LogOutForm className="account-menu__item" />
        </li>
      </ul>
    </details>
  )
}
