import { anchorOf, commentsAddress } from '#app/components/comment/comment-address.ts'
import { writeComment } from '#server/comment/comment.schema.ts'
import { pageNumber } from './page-number.ts'
import { seeOther, submit } from './submit.ts'
import type { SentForm } from './dispatch-act.ts'

const commentForm = writeComment.omit({ articleId: true })

/** Handles the form of a comment or of an answer to one; the response links to the new comment. */
export function commentAction(args: SentForm, articleId: number) {
  const { request, context } = args
  return submit(args, {
    schema: commentForm,
    run: (api, form) => api.comment.write({ ...form, articleId }),
    done({ id, parentId, status }) {
      context.flash({ type: 'success', text: status === 'approved' ? 'comment:published' : 'comment:waiting' })
      const page = parentId === null ? 1 : pageNumber(new URL(request.url).searchParams)
      return seeOther(`${commentsAddress({ articleId, page })}#${anchorOf(id)}`)
    },
  })
}
