import { submitBlessing } from '#server/blessing/blessing.schema.ts'
import { seeOther, submit, acceptsHtml } from './submit.ts'
import type { SentForm } from './dispatch-act.ts'

/** Handles the form of a blessing, which is published immediately or held for review. The sender is told which, but not why. */
export function blessingAction(args: SentForm) {
  const { context, request } = args
  return submit(args, {
    schema: submitBlessing,
    run: (api, form) => api.blessing.send(form),
    done(sent) {
      if (!acceptsHtml(request)) return { sent }
      const text = sent.status === 'pending' ? 'blessing:form.waiting' : 'blessing:form.sent'
      context.flash({ type: 'success', text, place: 'wall' })
      return seeOther('/blessings#wall')
    },
  })
}
