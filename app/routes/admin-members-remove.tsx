import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MembersRemoval } from '#app/components/admin/members-removal.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { seeOther } from '#app/forms/submit.ts'
import { membersRemovalAction } from '#app/forms/member.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { adminLimits } from '#server/admin/admin.schema.ts'
import { id } from '#server/kernel/primitives.schema.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/members.css'

export const handle = { i18n: ['adminMembers'] }

/** Returns the existing accounts among those that the URL selects. */
async function chosenIn({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.getAll('ids').map(Number)
  const ids = asked.filter(one => id.safeParse(one).success).slice(0, adminLimits.maxSelected)
  return ids.length === 0 ? [] : orErrorPage(context.api.member.chosen({ ids }))
}

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'members')
  const { context } = args
  const members = await chosenIn(args)
  if (members.length === 0) {
    context.flash({ type: 'warning', text: 'adminMembers:remove.noneChosen' })
    throw seeOther('/admin/members')
  }
  const title = `${textsOf(context.locale, 'adminMembers')('remove.name')} · ${textsOf(context.locale, 'admin')('title')}`
  return { title, members: members.map(({ id, username, email }) => ({ id, username, email })) }
}

export const action = membersRemovalAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminMembersRemove() {
  const { members } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return <MembersRemoval members={members} result={result} />
}
