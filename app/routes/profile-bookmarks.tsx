import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { OwnBookmarks } from '#app/components/profile/own-bookmarks.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { readOwnList } from '#app/forms/read-own-list.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOwnList(args, async ({ api, page, t }) => ({
    name: t('links.bookmarks'),
    ...(await api.bookmark.list({ page })),
  }))

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileBookmarks() {
  const { t } = useTranslation('profile')
  const list = useLoaderData<typeof loader>()
  const now = useRoot()?.now ?? ''
  return (
    <section className="part part--wide" aria-labelledby="bookmarks">
      <h2 className="part__heading" id="bookmarks">
        {t('links.bookmarks')}
      </h2>
      <OwnBookmarks {...list} now={now} />
    </section>
  )
}
