import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLocation } from '@remix-run/react'
import { z } from 'zod'
import { anchorOf } from '#app/components/comment/address.ts'
import { LikeRefused } from '#app/components/comment/like-refused.tsx'
import { requireMember } from '#app/forms/guards.ts'
import { idIn } from '#app/forms/id-in.ts'
import { isReply, summaryOf } from '#app/forms/reply.ts'
import { safePath } from '#app/forms/safe-path.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import '#app/styles/pages/articles/article.css'

export const handle = { i18n: ['comment'] }

const likeForm = z.object({ isLiked: z.enum(['true', 'false']) })

const backOf = (query: string) => safePath(new URLSearchParams(query).get('back'), '/articles')

/** A reader who comes back here, from Login or by the address, is led to the comment itself. */
export function loader(args: LoaderFunctionArgs) {
  return seeOther(`/comments/${idIn(args)}`)
}

/** Like and unlike where no script can: back to the comment on the page one came from. */
export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const id = idIn(args)
  return submit(args, {
    schema: likeForm,
    run: (api, { isLiked }) => (isLiked === 'true' ? api.comment.like({ id }) : api.comment.unlike({ id })),
    done: () => seeOther(`${backOf(new URL(args.request.url).search)}#${anchorOf(id)}`),
  })
}

/** Shown where the like was refused. */
export default function CommentLike() {
  const answer = useActionData<typeof action>()
  const { search } = useLocation()
  return <LikeRefused problems={summaryOf('like', [], isReply(answer) ? answer : undefined)} back={backOf(search)} />
}
