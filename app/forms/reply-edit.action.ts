import { data, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { refusalText } from '#app/i18n/refusal-text.ts'
import { editReply } from '#server/reply/reply.schema.ts'
import { pictureLines } from './picture-lines.ts'
import { problemsIn } from './refusal-checks.ts'
import { redirectWithFlash, submit } from './submit.ts'

const replyForm = z.object({
  content: editReply.shape.content.unwrap(),
  images: pictureLines,
  version: z.int().min(1).optional(),
})

/** Handles the editor's form of a reply; if somebody else saved it in the meantime, the page shows both texts. */
export function replyEditAction(args: ActionFunctionArgs, id: number) {
  const { context } = args
  return submit(args, {
    schema: replyForm,
    async run(api, form) {
      try {
        return { saved: await api.reply.edit({ ...form, id }), form }
      } catch (error) {
        if (!problemsIn(error).some(({ code }) => code === 'reply.changed_meanwhile')) throw error
        return { theirs: await api.reply.source({ id }), form }
      }
    },
    done(made) {
      if ('theirs' in made) {
        const { theirs, form } = made
        const values = { content: form.content, images: form.images.join('\n') }
        const message = refusalText(context.locale, 'reply.changed_meanwhile', {})
        return data({ values, errors: {}, message, theirs }, { status: 409 })
      }
      const { status } = made.saved
      const text = status === 'pending' ? 'forum:reply.waiting' : 'forum:reply.saved'
      return redirectWithFlash(args, `/forum/reply/${id}`, text)
    },
  })
}
