import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnPledges } from '#app/components/profile/own-pledges.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { readOwnList } from '#app/forms/read-own-list.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOwnList(args, async ({ api, page, t }) => ({ name: t('tabs.activities'), list: await api.pledge.mine({ page }) }))

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfilePledges() {
  const { list } = useLoaderData<typeof loader>()
  return <OwnPledges {...list} now={useRoot()?.now ?? ''} />
}
