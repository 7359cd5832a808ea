import { runIdempotently } from '../rpc/idempotency.ts'
import { anyone, router, withRight } from '../rpc/procedures.ts'
import { byId, nothing } from '../kernel/primitives.schema.ts'
import { requireFound } from '../kernel/refusal.ts'
import { may } from '../kernel/viewer.ts'
import { findBoard, shownBoard, shownBoards } from './board.queries.ts'
import * as schema from './board.schema.ts'
import { viewBoard, viewSource } from './board.view.ts'
import { editBoard, removeBoard, writeBoard } from './save-board.ts'

// The boards of the forum.
export const boardRouter = router({
  list: anyone
    .input(schema.listBoards)
    .output(schema.boardList)
    .query(async ({ ctx, input }) => {
      const status = may(ctx.viewer, 'boards') ? input.status : 'active'
      const boards = (await shownBoards(ctx)).filter(board => status === 'all' || board.status === status)
      return { boards: boards.map(board => viewBoard(ctx.locale, board)) }
    }),

  /** Also finds an archived board, which can still be read. */
  byId: anyone
    .input(byId)
    .output(schema.boardCard)
    .query(async ({ ctx, input: { id } }) =>
      viewBoard(ctx.locale, requireFound(await shownBoard(ctx, id), 'board.not_found')),
    ),

  /** The board for its editor. */
  source: withRight('boards')
    .input(byId)
    .output(schema.boardSource)
    .query(async ({ ctx: { em }, input: { id } }) =>
      viewSource(requireFound(await findBoard(em, id), 'board.not_found')),
    ),

  write: withRight('boards')
    .input(schema.writeBoard)
    .output(schema.boardCard)
    .mutation(({ ctx, input }) =>
      runIdempotently(ctx, 'board.write', schema.boardCard, async () =>
        viewBoard(ctx.locale, await writeBoard(ctx, input)),
      ),
    ),

  edit: withRight('boards')
    .input(schema.editBoard)
    .output(schema.boardCard)
    .mutation(async ({ ctx, input }) => viewBoard(ctx.locale, await editBoard(ctx, input))),

  remove: withRight('boards')
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input: { id } }) => {
      await removeBoard(ctx, id)
      return null
    }),
})
