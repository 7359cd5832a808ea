import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { readBackParameter } from '#app/browser/return-path.ts'
import { anchorOf } from '#app/components/comment/comment-address.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { idParam } from '#app/forms/route-params.ts'
import { likeAction, refusedLike } from '#app/forms/like.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/confirmation.css'

export { RefusedActPage as default } from '#app/components/confirmation/refused-act-page.tsx'

/** Returns the page of the form, or that of the comment itself. */
const backOf = (request: Request, id: number) => readBackParameter(request, `/comments/${id}`)

export const loader = (args: LoaderFunctionArgs) =>
  refusedLike(args, backOf(args.request, idParam(args)), textsOf(args.context.locale, 'comment')('toArticle'))

export function action(args: ActionFunctionArgs) {
  const id = idParam(args)
  return likeAction(args, {
    set: (api, isLiked) => (isLiked ? api.comment.like({ id }) : api.comment.unlike({ id })),
    back: `${backOf(args.request, id)}#${anchorOf(id)}`,
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })
