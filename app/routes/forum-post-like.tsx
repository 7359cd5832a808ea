import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { idParam } from '#app/forms/route-params.ts'
import { likeAction, refusedLike } from '#app/forms/like.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/confirmation.css'

export { RefusedActPage as default } from '#app/components/confirmation/refused-act-page.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  refusedLike(args, `/forum/post/${idParam(args)}`, textsOf(args.context.locale, 'forum')('toPost'))

export function action(args: ActionFunctionArgs) {
  const id = idParam(args)
  return likeAction(args, {
    set: (api, isLiked) => (isLiked ? api.post.like({ id }) : api.post.unlike({ id })),
    back: `/forum/post/${id}#post`,
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })
