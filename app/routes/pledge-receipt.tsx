import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { orNotFound } from '#app/forms/not-found.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { withReceipt } from '#server/pledge/pledge.schema.ts'
import { z } from 'zod'

export const handle = { i18n: ['pledge'] }

/** The private page of a sent pledge: its status, and withdrawal (decisions: Who may pledge). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return { pledge: await orNotFound(context.api.pledge.byReceipt({ receipt: params['receipt'] ?? '' })) }
}

export function action(args: ActionFunctionArgs) {
  const { receipt } = withReceipt.parse({ receipt: args.params['receipt'] })
  return submit(args, {
    schema: z.object({}),
    run: api => api.pledge.withdraw({ receipt }),
    done() {
      args.context.flash({ type: 'success', text: 'pledge:withdrawn', place: 'future' })
      return seeOther('/#future')
    },
  })
}

export default function PledgeReceipt() {
  return null
}
