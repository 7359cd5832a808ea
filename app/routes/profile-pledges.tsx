import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnPledges } from '#app/components/profile/own-pledges.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { requireMember } from '#app/forms/guards.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { textsOf } from '#app/i18n/server-texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const t = textsOf(locale, 'profile')
  return {
    title: `${t('tabs.activities')} · ${t('title')}`,
    list: await orNotFound(api.pledge.mine({ page: pageNumber(new URL(args.request.url).searchParams) })),
  }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfilePledges() {
  const { list } = useLoaderData<typeof loader>()
  return <OwnPledges {...list} now={useRoot()?.now ?? ''} />
}
