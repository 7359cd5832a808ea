import { anchorOf, commentsAt } from '#app/components/comment/comment-address.ts'
import { writeComment } from '#server/comment/comment.schema.ts'
import { pageNumber } from './page-number.ts'
import { seeOther, submit } from './submit.ts'
import type { SentForm } from './dispatch-act.ts'

const commentForm = writeComment.omit({ articleId: true })

/** Takes a comment, or an answer to one; the answer of the page leads to what was made. */
export function commentAction(args: SentForm, articleId: number) {
  const { request, context } = args
  return submit(args, {
    schema: commentForm,
    run: (api, form) => api.comment.write({ ...form, articleId }),
    done({ id, parentId, status }) {
      context.flash({ type: 'success', text: status === 'approved' ? 'comment:published' : 'comment:waiting' })
      const page = parentId === null ? 1 : pageNumber(new URL(request.url).searchParams)
      return seeOther(`${commentsAt({ articleId, page })}#${anchorOf(id)}`)
    },
  })
}
