import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from '#app/components/profile/profile-section.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { requireMember } from '#app/forms/page-guards.ts'
import { textsOf } from '#app/i18n/server-texts.ts'

export function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const t = textsOf(args.context.locale, 'profile')
  return { title: `${t('links.settings')} · ${t('title')}` }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

/** Data export and deletion of the account (docs/product.md#leaving). */
export default function ProfileSettings() {
  const { t } = useTranslation('profile')
  return (
    <>
      <ProfileSection id="export" heading={t('settings.export')} text={t('settings.exportText')}>
        <p>
          <ButtonLink to="/profile/export" reloadDocument>
            {t('settings.download')}
          </ButtonLink>
        </p>
      </ProfileSection>
      <ProfileSection id="leave" heading={t('settings.leave')} text={t('settings.leaveText')}>
        <p>
          <ButtonLink to="/profile/leave" variant="danger">
            {t('settings.toLeave')}
          </ButtonLink>
        </p>
      </ProfileSection>
    </>
  )
}
