import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { PledgeReceipt } from '#app/components/account/pledge-receipt.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { withReceipt } from '#server/pledge/pledge.schema.ts'
import '#app/styles/pages/receipt.css'

export const handle = { i18n: ['pledge'] }

const privateHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** Loads the private page of a submitted pledge, with its status and withdrawal (docs/product.md#pledges). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const pledge = await orErrorPage(context.api.pledge.byReceipt({ receipt: params['receipt'] ?? '' }))
  const t = textsOf(context.locale, 'pledge')
  const title = t('receipt.title')
  const asking = new URL(request.url).searchParams.has('withdraw')
  return data({ pledge, title, description: t('receipt.lead'), asking }, { headers: privateHeaders })
}

export function action(args: ActionFunctionArgs) {
  const receipt = args.params['receipt'] ?? ''
  return submit(args, {
    schema: z.object({}),
    run: api => api.pledge.withdraw(withReceipt.parse({ receipt })),
    done() {
      args.context.flash({ type: 'success', text: 'pledge:withdrawn', place: 'future' })
      return seeOther('/#future')
    },
  })
}

export const headers: HeadersFunction = () => privateHeaders

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.description, isPrivate: true })

export default function PledgeReceiptRoute() {
  const { pledge, asking } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return <PledgeReceipt pledge={pledge} asking={asking} result={result} />
}
