import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Suspensions, suspensionActs } from '#app/components/admin/suspensions.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { redirectWithFlash, submit } from '#app/forms/submit.ts'
import { dispatchAct } from '#app/forms/dispatch-act.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { suspend, suspendedMember } from '#server/member/suspension.schema.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['adminSuspensions'] }

/** Loads the suspended members; the parameter `username` fills in the form. */
export async function loader(args: LoaderFunctionArgs) {
  const { role } = requireRight(args, 'suspend')
  const { api, locale } = args.context
  const { searchParams } = new URL(args.request.url)
  const list = await orErrorPage(api.member.suspensions({ page: pageNumber(searchParams) }))
  return {
    title: `${textsOf(locale, 'adminSuspensions')('name')} · ${textsOf(locale, 'admin')('title')}`,
    username: searchParams.get('username') ?? '',
    isModerator: role === 'moderator',
    ...list,
  }
}

/** Handles both forms of the page; `act` names the form. */
export function action(args: ActionFunctionArgs) {
  requireRight(args, 'suspend')
  return dispatchAct(args, {
    [suspensionActs.suspend]: sent =>
      submit(sent, {
        schema: suspend,
        run: (api, form) => api.member.suspend(form),
        done: () => redirectWithFlash(sent, '/admin/suspensions', 'adminSuspensions:done.suspended'),
      }),
    [suspensionActs.release]: sent =>
      submit(sent, {
        schema: suspendedMember,
        run: (api, form) => api.member.release(form),
        done: () => redirectWithFlash(sent, '/admin/suspensions', 'adminSuspensions:done.released'),
      }),
  })
}

// If a form was refused, somebody else may have done the same, so the list has changed too.
export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminSuspensions() {
  const { suspensions, page, total, totalPages, username, isModerator } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return <Suspensions {...{ suspensions, page, total, totalPages, username, isModerator }} result={result} />
}
