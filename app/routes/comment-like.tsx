import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { z } from 'zod'
import { anchorOf } from '#app/components/comment/address.ts'
import { LikeRefused } from '#app/components/comment/like-refused.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/guards.ts'
import { idIn } from '#app/forms/id-in.ts'
import { isReply } from '#app/forms/reply.ts'
import { safePath } from '#app/forms/safe-path.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/articles/article.css'

export const handle = { i18n: ['comment'] }

const likeForm = z.object({ isLiked: z.enum(['true', 'false']) })

/** Where the form was pressed, else the comment itself. */
const backOf = (query: string, id: number) => safePath(new URLSearchParams(query).get('back'), `/comments/${id}`)

/** A redirect here would follow a refused like too, for loaders run after the action. */
export function loader(args: LoaderFunctionArgs) {
  return { id: idIn(args), title: textsOf(args.context.locale, 'comment')('likeRefused.name') }
}

/** Like and unlike where no script can: back to the comment on the page one came from. */
export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const id = idIn(args)
  return submit(args, {
    schema: likeForm,
    run: (api, { isLiked }) => (isLiked === 'true' ? api.comment.like({ id }) : api.comment.unlike({ id })),
    done: () => seeOther(`${backOf(new URL(args.request.url).search, id)}#${anchorOf(id)}`),
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

/** Shown where the like was refused. */
export default function CommentLike() {
  const { id } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { search } = useLocation()
  return <LikeRefused reason={isReply(answer) ? answer.message : undefined} back={backOf(search, id)} />
}
