import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { boardActs } from '#app/components/admin/board-form.tsx'
import { writeBoard } from '#server/board/board.schema.ts'
import { requireRight } from './guards.ts'
import { idIn } from './id-in.ts'
import { readForm, seeOther, submit } from './submit.ts'

// A form has all of its fields: what is empty there is to be empty, and not left as it was.
const { name, nameEn, description, descriptionEn, order, status } = writeBoard.shape
const boardForm = z.object({
  name,
  nameEn: nameEn.prefault(''),
  description: description.prefault(''),
  descriptionEn: descriptionEn.prefault(''),
  order: order.prefault(0),
  status,
})

function told({ context }: ActionFunctionArgs, text: string) {
  context.flash({ type: 'success', text })
  return seeOther('/admin/boards')
}

/** Opens a board. */
export function newBoardAction(args: ActionFunctionArgs) {
  requireRight(args, 'boards')
  return submit(args, {
    schema: boardForm,
    run: (api, form) => api.board.write(form),
    done: () => told(args, 'boards:done.written'),
  })
}

/** Takes what the page of one board sends; `act` names the form. */
export async function boardAction(args: ActionFunctionArgs) {
  requireRight(args, 'boards')
  const id = idIn(args)
  const act = (await readForm(args.request.clone())).get('act')
  if (act === boardActs.save)
    return submit(args, {
      schema: boardForm,
      run: (api, form) => api.board.edit({ ...form, id }),
      done: () => told(args, 'boards:done.edited'),
    })
  if (act === boardActs.remove)
    return submit(args, {
      schema: z.object({}),
      run: api => api.board.remove({ id }),
      done: () => told(args, 'boards:done.removed'),
    })
  throw new Response(null, { status: 400 })
}
