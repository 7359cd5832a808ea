import type { ActionFunctionArgs } from '@remix-run/node'
import { submitPledge } from '#server/pledge/pledge.schema.ts'
import { seeOther, submit, acceptsHtml } from './submit.ts'

/** Handles the pledge form. A fetcher opens the dialog with the response; without scripts, /#future shows the same text. */
export function pledgeAction(args: ActionFunctionArgs) {
  const { context, request } = args
  return submit(args, {
    schema: submitPledge,
    run: (api, form) => api.pledge.submit(form),
    done({ id, name, grade, message, language, createdAt, receipt }) {
      context.storeReceipt(receipt)
      if (!acceptsHtml(request)) return { sent: { id, name, grade, message, language, createdAt, receipt } }
      context.flash({ type: 'success', text: 'pledge:sent', link: `/pledges/receipt/${receipt}`, place: 'future' })
      return seeOther('/#future')
    },
  })
}
