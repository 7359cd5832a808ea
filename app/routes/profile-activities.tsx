import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Contributions } from '#app/components/profile/contributions.tsx'
import { Tabs } from '#app/components/ui/tabs.tsx'
import { requireMember } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'

/** Loads the member's contributions, which are shown above the lists of their texts (docs/product.md#profile). */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { contributions } = await orErrorPage(args.context.api.member.profile())
  return { contributions }
}

export default function ProfileActivities() {
  const { t } = useTranslation('profile')
  const { contributions } = useLoaderData<typeof loader>()
  const tabs = [
    { to: '/profile/activities', label: t('pledges.name'), end: true },
    { to: '/profile/posts', label: t('texts.posts') },
    { to: '/profile/activities/replies', label: t('texts.replies') },
    { to: '/profile/activities/comments', label: t('texts.comments') },
    { to: '/profile/activities/blessings', label: t('texts.blessings') },
    { to: '/profile/activities/wishes', label: t('texts.wishes') },
    { to: '/articles/mine', label: t('texts.articles') },
    { to: '/profile/activities/reports', label: t('activities.reports') },
  ]
  return (
    <>
      <section className="part part--wide" aria-labelledby="contributions">
        <h2 className="part__heading" id="contributions">
          {t('activities.name')}
        </h2>
        <Contributions counts={contributions} />
      </section>
      <section className="part part--wide" aria-label={t('activities.listsLabel')}>
        <Tabs label={t('activities.listsLabel')} tabs={tabs} />
        <Outlet />
      </section>
    </>
  )
}
