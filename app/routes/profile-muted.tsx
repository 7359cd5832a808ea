import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { OwnMutes } from '#app/components/profile/own-mutes.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { readOwnList } from '#app/forms/read-own-list.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOwnList(args, async ({ api, page, t }) => ({ name: t('links.muted'), ...(await api.mute.list({ page })) }))

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileMuted() {
  const { t } = useTranslation('profile')
  const list = useLoaderData<typeof loader>()
  const now = useRoot()?.now ?? ''
  return (
    <section className="part part--wide" aria-labelledby="muted">
      <h2 className="part__heading" id="muted">
        {t('links.muted')}
      </h2>
      <p>{t('muted.text')}</p>
      <OwnMutes {...list} now={now} />
    </section>
  )
}
