import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { anchorOf } from '#app/components/comment/address.ts'
import { requireMember } from '#app/forms/guards.ts'
import { idIn } from '#app/forms/id-in.ts'
import { safePath } from '#app/forms/safe-path.ts'
import { seeOther, submit } from '#app/forms/submit.ts'

const likeForm = z.object({ isLiked: z.enum(['true', 'false']) })

/** A reader who comes back here, from Login or by the address, is led to the comment itself. */
export function loader(args: LoaderFunctionArgs) {
  return seeOther(`/comments/${idIn(args)}`)
}

/** Like and unlike where no script can: back to the comment on the page one came from. */
export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const id = idIn(args)
  const back = safePath(new URL(args.request.url).searchParams.get('back'), '/articles')
  return submit(args, {
    schema: likeForm,
    run: (api, { isLiked }) => (isLiked === 'true' ? api.comment.like({ id }) : api.comment.unlike({ id })),
    done: () => seeOther(`${back}#${anchorOf(id)}`),
  })
}
