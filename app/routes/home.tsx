import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { homeContent } from '#app/content/index.ts'
import { orWhenUnavailable } from '#app/forms/unavailable.ts'
import { submit, wantsPage } from '#app/forms/submit.ts'
import { pledgeLimits, submitPledge } from '#server/pledge/pledge.schema.ts'

export const handle = { i18n: ['home', 'pledge'] }

const sparksShown = 20

/** Story from content; sparks and counter from the database, or the samples and '------' where it cannot be read (decisions: Database gone). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, locale, receipts } = context
  const { samples, ...content } = homeContent(locale)
  const [sparks, own, visitors] = await Promise.all([
    orWhenUnavailable(api.pledge.list({ limit: sparksShown, sort: 'latest' }), undefined),
    orWhenUnavailable(api.pledge.unpublished({ receipts: [...receipts] }), []),
    orWhenUnavailable(api.visitor.count(), undefined),
  ])
  return {
    content,
    sparks: sparks?.messages ?? samples.map((sample, index) => ({ ...sample, id: -1 - index, createdAt: null })),
    own,
    totalVisitors: visitors?.totalVisitors ?? null,
    limits: pledgeLimits,
    stamp: context.stamp(),
  }
}

export type HomeAnswer = Awaited<ReturnType<typeof action>>

/** Takes the pledge form: a fetcher opens the dialog with the answer, without scripts /#future shows the same text. */
export function action(args: ActionFunctionArgs) {
  const { context, request } = args
  return submit(args, {
    schema: submitPledge,
    run: (api, form) => api.pledge.submit(form),
    done({ receipt, ...pledge }) {
      context.keepReceipt(receipt)
      if (!wantsPage(request)) return { sent: { ...pledge, receipt } }
      context.flash({ type: 'success', text: 'pledge:sent', link: `/pledges/receipt/${receipt}`, place: 'future' })
      return redirect('/#future', 303)
    },
  })
}

export default function Home() {
  return null
}
