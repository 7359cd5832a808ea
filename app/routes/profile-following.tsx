import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { OwnFollows } from '#app/components/profile/own-follows.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { Link } from '#app/components/ui/link.tsx'
import { readOwnList } from '#app/forms/read-own-list.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOwnList(args, async ({ api, page, t }) => ({ name: t('links.following'), ...(await api.follow.list({ page })) }))

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileFollowing() {
  const { t } = useTranslation('profile')
  const list = useLoaderData<typeof loader>()
  const now = useRoot()?.now ?? ''
  return (
    <section className="part part--wide" aria-labelledby="following">
      <h2 className="part__heading" id="following">
        {t('links.following')}
      </h2>
      <p>
        {t('following.text')} <Link to="/notices/settings">{t('following.toChoices')}</Link>
      </p>
      <OwnFollows {...list} now={now} />
    </section>
  )
}
