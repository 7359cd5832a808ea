import type { EntityManager } from '@mikro-orm/postgresql'
import { FinishedMosaic } from './mosaic.entity.ts'
import type { MosaicPicture, MosaicSize } from './mosaic.schema.ts'

interface Finish {
  picture: MosaicPicture
  size: MosaicSize
  swaps: number
}

// Of two at once one makes the row and the other finds it.
const finish = `
  insert into finished_mosaic (member_id, picture, size, swaps, finished_at) values (?, ?, ?, ?, ?)
  on conflict on constraint finished_mosaic_once_unique
  do update set swaps = least(finished_mosaic.swaps, excluded.swaps)`

/** Keeps that a member has finished a puzzle: once, with the fewest swaps. */
export async function keepFinish(
  em: EntityManager,
  memberId: number,
  { picture, size, swaps }: Finish,
  now: Date,
): Promise<void> {
  await em.execute(finish, [memberId, picture, size, swaps, now])
}

/** The puzzles that a member has finished. */
export const finishedBy = (em: EntityManager, memberId: number): Promise<FinishedMosaic[]> =>
  em.find(FinishedMosaic, { member: memberId }, { orderBy: { id: 'asc' } })

/** How many different ones they are (decisions: Contribution counters). */
export const countFinished = (em: EntityManager, memberId: number): Promise<number> =>
  em.count(FinishedMosaic, { member: memberId })
