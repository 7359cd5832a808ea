import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { anchorOf, commentsAddress } from '#app/components/comment/comment-address.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'

/** The permanent link of a comment: redirects to the page that shows it now. */
export async function loader(args: LoaderFunctionArgs) {
  const id = idParam(args)
  const { articleId, threadId, page, turn } = await orErrorPage(args.context.api.comment.place({ id }))
  const query: Record<string, string> = turn > 1 ? { thread: String(threadId), turn: String(turn) } : {}
  return redirect(`${commentsAddress({ articleId, page }, query)}#${anchorOf(id)}`, 302)
}

/** Never rendered. The route has a component so that a missing comment gets the error page. */
export default function CommentPlace() {
  return null
}
