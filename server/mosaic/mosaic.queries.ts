import type { EntityManager } from '@mikro-orm/postgresql'
import { Blessing } from '../blessing/blessing.entity.ts'
import { Pledge } from '../pledge/pledge.entity.ts'
import { guestOnPrimary } from '../kernel/viewer.ts'
import { latestPledges } from '../pledge/pledge.queries.ts'
import { approvedOnly } from '../review/text-access.policy.ts'
import { alternating } from './mosaic-texts.ts'
import { FinishedMosaic } from './mosaic.entity.ts'
import type { MosaicPicture, MosaicSize } from './mosaic.schema.ts'

interface SolvedPuzzle {
  picture: MosaicPicture
  size: MosaicSize
  swaps: number
}

// If two such statements run at the same time, one inserts the row and the other updates it.
const upsertFinished = `
  insert into finished_mosaic (member_id, picture, size, swaps, finished_at) values (?, ?, ?, ?, ?)
  on conflict on constraint finished_mosaic_once_unique
  do update set swaps = least(finished_mosaic.swaps, excluded.swaps)`

/** Stores that a member has finished a puzzle: once, with the fewest swaps. */
export async function storeFinishedPuzzle(
  em: EntityManager,
  memberId: number,
  { picture, size, swaps }: SolvedPuzzle,
  now: Date,
): Promise<void> {
  await em.execute(upsertFinished, [memberId, picture, size, swaps, now])
}

/** Returns the puzzles that a member has finished. */
export const finishedBy = (em: EntityManager, memberId: number): Promise<FinishedMosaic[]> =>
  em.find(FinishedMosaic, { member: memberId }, { orderBy: { id: 'asc' } })

/** SQL that counts the different puzzles of a member (docs/product.md#contributions). */
export const finishedCount = `select count(*) from finished_mosaic where member_id = counted.id`

/** A text of the community, without its author. */
export interface CommunityText {
  kind: 'blessing' | 'pledge'
  id: number
  words: string
}

/**
 * Returns the newest public texts: up to `limit` blessings and as many pledges, alternating. They are read from the primary, because a replica may
 * still have a removed text.
 */
export async function newestCommunityTexts(em: EntityManager, limit: number): Promise<CommunityText[]> {
  const [blessings, pledges] = await Promise.all([
    em.find(Blessing, approvedOnly, { orderBy: { id: 'desc' }, limit, fields: ['content'] }),
    latestPledges(em, guestOnPrimary, undefined, { page: 1, limit }),
  ])
  return alternating(blessings.map(fromBlessing), pledges.map(fromPledge))
}

/** Returns true while all of them are public and unchanged. */
export async function areUnchanged(em: EntityManager, voices: readonly CommunityText[]): Promise<boolean> {
  const ids = (kind: CommunityText['kind']) => voices.filter(voice => voice.kind === kind).map(({ id }) => id)
  const [blessings, pledges] = await Promise.all([
    em.find(Blessing, { id: { $in: ids('blessing') }, ...approvedOnly }, { fields: ['content'] }),
    em.find(Pledge, { id: { $in: ids('pledge') }, ...approvedOnly }, { fields: ['message'] }),
  ])
  const said = new Set([...blessings.map(fromBlessing), ...pledges.map(fromPledge)].map(nameOf))
  return voices.every(voice => said.has(nameOf(voice)))
}

const fromBlessing = ({ id, content }: Pick<Blessing, 'id' | 'content'>): CommunityText => ({
  kind: 'blessing',
  id,
  words: content,
})
const fromPledge = ({ id, message }: Pick<Pledge, 'id' | 'message'>): CommunityText => ({
  kind: 'pledge',
  id,
  words: message,
})
const nameOf = ({ kind, id, words }: CommunityText) => `${kind} ${id} ${words}`
