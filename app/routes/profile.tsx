import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation, useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { memberAddress } from '#app/components/member-links/member-address.ts'
import { ProfileFrame } from '#app/components/profile/profile-frame.tsx'
import { ErrorPage } from '#app/components/shell/error-page.tsx'
import { requireMember } from '#app/forms/page-guards.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/index.css'

export const handle = { i18n: ['profile', 'member', 'recovery', 'account'] }

export { headers } from '#app/forms/retry-headers.ts'

/** Loads the header that the member's own pages share. */
export function loader(args: LoaderFunctionArgs) {
  const member = requireMember(args)
  const t = textsOf(args.context.locale, 'profile')
  const links = [
    { to: memberAddress(member.username), label: t('links.page') },
    { to: '/profile', label: t('links.edit') },
    { to: '/notices', label: t('links.notices') },
    { to: '/profile/posts', label: t('links.posts') },
    { to: '/profile/activities/comments', label: t('links.comments') },
    { to: '/articles/mine', label: t('links.articles') },
    { to: '/profile/bookmarks', label: t('links.bookmarks') },
    { to: '/profile/following', label: t('links.following') },
    { to: '/profile/muted', label: t('links.muted') },
    { to: '/profile/settings', label: t('links.settings') },
  ]
  return { member, links }
}

export default function Profile() {
  const { member, links } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  return (
    <ProfileFrame member={member} links={links} isCompact={pathname.startsWith('/notices')}>
      <Outlet />
    </ProfileFrame>
  )
}

/** The member's own data cannot be missing, so every error means that it could not be read (docs/product.md#profile). */
export function ErrorBoundary() {
  const { t } = useTranslation('profile')
  return <ErrorPage error={useRouteError()} title={t('loadFailed')} />
}
