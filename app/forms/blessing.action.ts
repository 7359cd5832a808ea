import type { AppLoadContext } from '@remix-run/node'
import { sentMessage } from '#app/components/blessings/sent-message.ts'
import { submitBlessing, type BlessingCard } from '#server/blessing/blessing.schema.ts'
import { seeOther, submit, acceptsHtml } from './submit.ts'
import type { SentForm } from './dispatch-act.ts'

/** Handles the form of a blessing, which is published immediately or held for review. The sender is told which, but not why. */
export function blessingAction(args: SentForm) {
  const { context, request } = args
  return submit(args, {
    schema: submitBlessing,
    async run(api, form) {
      const sent = await api.blessing.send(form)
      return { sent, isListed: await isListed(context, sent) }
    },
    done({ sent, isListed }) {
      if (!acceptsHtml(request)) return { sent }
      context.flash({ type: 'success', text: `blessing:${sentMessage(sent, isListed)}`, place: 'wall' })
      return seeOther('/blessings#wall')
    },
  })
}

/** Returns whether the wall of this reader lists a blessing. A wall without blessings in the reader's language lists all of them. */
const isListed = async ({ texts, locale, api }: AppLoadContext, { language }: BlessingCard): Promise<boolean> =>
  texts === 'all' || language === locale || (await api.blessing.total({ language: locale })) === 0
