import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { anchorOf } from '#app/components/forum/address.ts'
import { LikeRefused } from '#app/components/like/like-refused.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { idIn } from '#app/forms/id-in.ts'
import { isReply } from '#app/components/form/reply.ts'
import { backIn } from '#app/browser/safe-path.ts'
import { likeAction } from '#app/forms/like.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/question.css'

/** Where the form was pressed, else the reply itself. */
const backOf = (request: Request, id: number) => backIn(request, `/forum/reply/${id}`)

/** A redirect here would follow a refused like too, for loaders run after the action. */
export function loader(args: LoaderFunctionArgs) {
  const { locale } = args.context
  return {
    title: textsOf(locale, 'like')('refused'),
    back: backOf(args.request, idIn(args)),
    backName: textsOf(locale, 'forum')('toPost'),
  }
}

export function action(args: ActionFunctionArgs) {
  const id = idIn(args)
  return likeAction(args, {
    set: (api, isLiked) => (isLiked ? api.reply.like({ id }) : api.reply.unlike({ id })),
    back: `${backOf(args.request, id)}#${anchorOf(id)}`,
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

/** Shown where the like was refused. */
export default function ReplyLike() {
  const answer = useActionData<typeof action>()
  return <LikeRefused {...useLoaderData<typeof loader>()} reason={isReply(answer) ? answer.message : undefined} />
}
