import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { requireFound } from '../kernel/refusal.ts'
import { Board } from './board.entity.ts'
import { findBoard, lockBoard } from './board.queries.ts'
import type * as schema from './board.schema.ts'
import { viewSource } from './board.view.ts'

/** Creates a board. A database constraint keeps its name unique. */
export async function writeBoard(ctx: MemberWork, input: z.output<typeof schema.writeBoard>): Promise<Board> {
  let id = 0
  await ctx.commit(async em => {
    // The audit needs the id that the database assigns.
    id = await em.insert(Board, {
      name: input.name,
      nameEn: input.nameEn ?? null,
      description: input.description ?? '',
      descriptionEn: input.descriptionEn || null,
      icon: input.icon ?? '',
      order: input.order ?? 0,
      status: input.status ?? 'active',
      createdAt: ctx.site.clock.now(),
    })
    const made = requireFound(await findBoard(em, id), 'board.not_found')
    await recordAct({ ...ctx, em }, { act: 'board.write', target: `board ${id}`, after: viewSource(made) })
  })
  return requireFound(await findBoard(ctx.em, id), 'board.not_found')
}

/** Changes the given fields and leaves the others. */
export function editBoard(ctx: MemberWork, { id, ...changed }: z.output<typeof schema.editBoard>): Promise<Board> {
  return atomically(ctx.em, async em => {
    const board = requireFound(await lockBoard(em, id), 'board.not_found')
    const before = viewSource(board)
    Object.assign(board, {
      name: changed.name ?? board.name,
      ...(changed.nameEn === undefined ? {} : { nameEn: changed.nameEn }),
      ...(changed.description === undefined ? {} : { description: changed.description ?? '' }),
      ...(changed.descriptionEn === undefined ? {} : { descriptionEn: changed.descriptionEn || null }),
      ...(changed.icon === undefined ? {} : { icon: changed.icon ?? '' }),
      order: changed.order ?? board.order,
      status: changed.status ?? board.status,
    })
    const after = viewSource(board)
    if (!isDeepStrictEqual(before, after))
      await recordAct({ ...ctx, em }, { act: 'board.edit', target: `board ${id}`, before, after })
    return board
  })
}

/** Removes an empty board. A database constraint refuses this for a board with posts (docs/api.md#forum). */
export function removeBoard(ctx: MemberWork, id: number): Promise<void> {
  return atomically(ctx.em, async em => {
    const board = requireFound(await lockBoard(em, id), 'board.not_found')
    await recordAct({ ...ctx, em }, { act: 'board.remove', target: `board ${id}`, before: viewSource(board) })
    em.remove(board)
  })
}
