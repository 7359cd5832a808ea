import { submitBlessing } from '#server/blessing/blessing.schema.ts'
import { seeOther, submit, acceptsHtml } from './submit.ts'
import type { SentForm } from './dispatch-act.ts'

/** Takes a blessing, which is public at once or waits for review. The sender learns which of the two, but not why. */
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
