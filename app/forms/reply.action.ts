import type { ActionFunctionArgs } from '@remix-run/node'
import { anchorOf, postAt } from '#app/components/forum/address.ts'
import { writeReply } from '#server/reply/reply.schema.ts'
import { seeOther, submit } from './submit.ts'

const replyForm = writeReply.pick({ content: true, parentId: true })

/** Takes a reply; the answer of the page leads to where it stands, in the order in which one was reading. */
export function replyAction(args: ActionFunctionArgs, postId: number) {
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
      return seeOther(`${postAt({ postId, page, sort: isNewestFirst ? 'desc' : 'asc' })}#${anchorOf(id)}`)
    },
  })
}
