import { anchorOf, postAddress } from '#app/components/forum/forum-address.ts'
import { images } from '#server/post/post.schema.ts'
import { writeReply } from '#server/reply/reply.schema.ts'
import { linesField } from './lines-field.ts'
import { seeOther, submit } from './submit.ts'
import type { SentForm } from './dispatch-act.ts'

// `images` holds the picture addresses, one per line.
const replyForm = writeReply.pick({ content: true, parentId: true, quote: true }).extend({ images: linesField(images) })

/** Handles the form of a reply; the response links to the new reply, in the order that the reader has chosen. */
export function replyAction(args: SentForm, postId: number) {
  const { request, context } = args
  const isNewestFirst = new URL(request.url).searchParams.get('sort') === 'desc'
  return submit(args, {
    schema: replyForm,
    async run(api, form) {
      const made = await api.reply.write({ ...form, postId })
      return { ...made, page: isNewestFirst ? 1 : (await api.reply.place({ id: made.id })).page }
    },
    done({ id, status, page }) {
      context.flash({ type: 'success', text: status === 'approved' ? 'forum:reply.done' : 'forum:reply.waiting' })
      return seeOther(`${postAddress({ postId, page, sort: isNewestFirst ? 'desc' : 'asc' })}#${anchorOf(id)}`)
    },
  })
}
