import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { anchorOf } from '#app/components/forum/address.ts'
import { LikeRefused } from '#app/components/forum/removal.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { idIn } from '#app/forms/id-in.ts'
import { isReply } from '#app/forms/reply.ts'
import { safePath } from '#app/forms/safe-path.ts'
import { takeLike } from '#app/forms/take-like.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/forum/index.css'

export const handle = { i18n: ['forum'] }

/** Where the form was pressed, else the reply itself. */
const backOf = (query: string, id: number) => safePath(new URLSearchParams(query).get('back'), `/forum/reply/${id}`)

/** A redirect here would follow a refused like too, for loaders run after the action. */
export function loader(args: LoaderFunctionArgs) {
  return { id: idIn(args), title: textsOf(args.context.locale, 'forum')('refused.like') }
}

export function action(args: ActionFunctionArgs) {
  const id = idIn(args)
  return takeLike(args, {
    set: (api, isLiked) => (isLiked ? api.reply.like({ id }) : api.reply.unlike({ id })),
    back: `${backOf(new URL(args.request.url).search, id)}#${anchorOf(id)}`,
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

/** Shown where the like was refused. */
export default function ReplyLike() {
  const { id } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { search } = useLocation()
  return <LikeRefused reason={isReply(answer) ? answer.message : undefined} back={backOf(search, id)} />
}
