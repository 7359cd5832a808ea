import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { anchorOf, postAddress } from '#app/components/forum/forum-address.ts'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'

export const handle = { i18n: ['forum'] }

/** The permanent link of a reply: redirects to the page that shows it now. */
export async function loader(args: LoaderFunctionArgs) {
  const id = idParam(args)
  const { postId, page } = await orErrorPage(args.context.api.reply.place({ id }))
  return redirect(`${postAddress({ postId, page, sort: 'asc' })}#${anchorOf(id)}`, 302)
}

/** Never rendered. The route has a component so that a missing reply gets the error page. */
export default function ReplyPlace() {
  return null
}

export function ErrorBoundary() {
  return <ForumFailure />
}
