import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { movePost } from '#server/post/post.schema.ts'
import { redirectWithFlash, submit } from './submit.ts'

const moveForm = z.object({ boardId: z.coerce.number('invalid.value').pipe(movePost.shape.boardId) })

/** Moves a post to the chosen board, and redirects to the post, whose URL stays the same. */
export function movePostAction(args: ActionFunctionArgs, id: number) {
  return submit(args, {
    schema: moveForm,
    run: (api, { boardId }) => api.post.move({ id, boardId }),
    done: () => redirectWithFlash(args, `/forum/post/${id}`, 'forum:done.moved'),
  })
}
