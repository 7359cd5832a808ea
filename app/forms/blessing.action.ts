import { sentMessage } from '#app/components/blessings/sent-message.ts'
import { isWanted } from '#app/components/blessings/wall-view.ts'
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
      const text = sentMessage(sent, isWanted(sent, context.texts, context.locale))
      context.flash({ type: 'success', text: `blessing:${text}`, place: 'wall' })
      return seeOther('/blessings#wall')
    },
  })
}
