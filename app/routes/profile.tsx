import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Profile } from '#app/components/account/profile.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/guards.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import '#app/styles/pages/profile.css'

export const handle = { i18n: ['account', 'pledge'] }

/** The member's own page: who they are here, and what became of their pledges. */
export async function loader(args: LoaderFunctionArgs) {
  const member = requireMember(args)
  const { api, locale } = args.context
  return { member, pledges: await api.pledge.mine(), title: textsOf(locale, 'account')('profile.title') }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfilePage() {
  const { member, pledges } = useLoaderData<typeof loader>()
  return <Profile member={member} pledges={pledges} now={useRoot()?.now ?? ''} />
}
