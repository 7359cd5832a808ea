import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Members } from '#app/components/admin/members.tsx'
import type { MembersQuery } from '#app/components/admin/members-address.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { memberFilterIn } from '#app/forms/read-member-filter.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/admin/members.css'

export const handle = { i18n: ['adminMembers'] }

function queryOf(request: Request): MembersQuery {
  const { searchParams } = new URL(request.url)
  return { ...memberFilterIn(searchParams), page: pageNumber(searchParams) }
}

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireRight(args, 'members')
  const { api, locale } = args.context
  const asked = queryOf(args.request)
  const { role, search, page } = asked
  const { users, total, totalPages } = await orErrorPage(
    api.member.list({ search, page, ...(role === 'all' ? {} : { role }) }),
  )
  const title = `${textsOf(locale, 'adminMembers')('name')} · ${textsOf(locale, 'admin')('title')}`
  return { title, asked, members: users, total, totalPages, myId: id }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminMembers() {
  const { asked, members, total, totalPages, myId } = useLoaderData<typeof loader>()
  return <Members {...{ asked, members, total, totalPages, myId }} />
}
