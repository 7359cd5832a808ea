import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { boardActs } from '#app/components/admin/board-form.tsx'
import { writeBoard } from '#server/board/board.schema.ts'
import { requireRight } from './page-guards.ts'
import { idParam } from './route-params.ts'
import { redirectWithFlash, submit } from './submit.ts'
import { dispatchAct } from './dispatch-act.ts'

const page = '/admin/boards'

// The form sends all of its fields, so an empty field clears the value.
const { name, nameEn, description, descriptionEn, order, status } = writeBoard.shape
const boardForm = z.object({
  name,
  nameEn: nameEn.prefault(''),
  description: description.prefault(''),
  descriptionEn: descriptionEn.prefault(''),
  order: order.prefault(0),
  status,
})

/** Handles the form of a new board. */
export function newBoardAction(args: ActionFunctionArgs) {
  requireRight(args, 'boards')
  return submit(args, {
    schema: boardForm,
    run: (api, form) => api.board.write(form),
    done: () => redirectWithFlash(args, page, 'boards:done.written'),
  })
}

/** Handles the forms of one board's page; `act` names the form. */
export function boardAction(args: ActionFunctionArgs) {
  requireRight(args, 'boards')
  const id = idParam(args)
  return dispatchAct(args, {
    [boardActs.save]: sent =>
      submit(sent, {
        schema: boardForm,
        run: (api, form) => api.board.edit({ ...form, id }),
        done: () => redirectWithFlash(args, page, 'boards:done.edited'),
      }),
    [boardActs.remove]: sent =>
      submit(sent, {
        schema: z.object({}),
        run: api => api.board.remove({ id }),
        done: () => redirectWithFlash(args, page, 'boards:done.removed'),
      }),
  })
}
