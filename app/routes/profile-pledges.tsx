import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnPledges } from '#app/components/profile/own-pledges.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { requireMember } from '#app/forms/guards.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { textsOf } from '#app/i18n/server-texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const t = textsOf(locale, 'profile')
  return {
    title: `${t('tabs.activities')} · ${t('title')}`,
    pledges: await orNotFound(api.pledge.mine()),
  }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfilePledges() {
  const { pledges } = useLoaderData<typeof loader>()
  return <OwnPledges pledges={pledges} now={useRoot()?.now ?? ''} />
}
