import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PledgeReceipt } from '#app/components/account/pledge-receipt.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { removalAction } from '#app/forms/removal.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/receipt.css'

export const handle = { i18n: ['pledge'] }

/** Loads the confirmation page before a member withdraws their own pledge; they need no receipt. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const pledge = await orErrorPage(api.pledge.ownById({ id: idParam(args) }))
  return { pledge, title: textsOf(locale, 'pledge')('receipt.withdraw') }
}

export const action = (args: ActionFunctionArgs) =>
  removalAction(args, {
    remove: (api, id) => api.pledge.withdrawOwn({ id }),
    text: 'pledge:withdrawn',
    to: () => '/profile/activities',
  })

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function PledgeWithdraw() {
  const { pledge } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return <PledgeReceipt pledge={pledge} asking back="/profile/activities" result={result} />
}
