import type { EntityManager } from '@mikro-orm/postgresql'
import { fromAnyCopy } from '../rpc/page.queries.ts'
import { Blessing } from '../blessing/blessing.entity.ts'
import { Pledge } from '../pledge/pledge.entity.ts'
import { latestPledges } from '../pledge/pledge.queries.ts'
import { approvedOnly } from '../review/text-access.policy.ts'
import { FinishedMosaic } from './mosaic.entity.ts'
import type { MosaicPicture, MosaicSize } from './mosaic.schema.ts'

interface Finish {
  picture: MosaicPicture
  size: MosaicSize
  swaps: number
}

// If two such statements run at once, one inserts the row and the other updates it.
const finish = `
  insert into finished_mosaic (member_id, picture, size, swaps, finished_at) values (?, ?, ?, ?, ?)
  on conflict on constraint finished_mosaic_once_unique
  do update set swaps = least(finished_mosaic.swaps, excluded.swaps)`

/** Stores that a member has finished a puzzle: once, with the fewest swaps. */
export async function keepFinish(
  em: EntityManager,
  memberId: number,
  { picture, size, swaps }: Finish,
  now: Date,
): Promise<void> {
  await em.execute(finish, [memberId, picture, size, swaps, now])
}

/** Returns the puzzles that a member has finished. */
export const finishedBy = (em: EntityManager, memberId: number): Promise<FinishedMosaic[]> =>
  em.find(FinishedMosaic, { member: memberId }, { orderBy: { id: 'asc' } })

/** SQL that counts the different puzzles of a member (docs/product.md#contributions). */
export const finishedCount = `select count(*) from finished_mosaic where member_id = counted.id`

/** A text of the community, without its author. */
export interface Voice {
  kind: 'blessing' | 'pledge'
  id: number
  words: string
}

/** Returns the newest public texts: up to `limit` blessings and as many pledges, alternating. */
export async function newestVoices(em: EntityManager, limit: number): Promise<Voice[]> {
  const [blessings, pledges] = await Promise.all([
    em.find(Blessing, approvedOnly, { orderBy: { id: 'desc' }, limit, fields: ['content'], ...fromAnyCopy }),
    latestPledges(em, undefined, { page: 1, limit }),
  ])
  const [blessed, pledged] = [blessings.map(blessingVoice), pledges.map(pledgeVoice)]
  return Array.from({ length: limit }, (_, at) => [blessed[at], pledged[at]])
    .flat()
    .filter(voice => voice !== undefined)
}

/** Returns true while all of them are public and unchanged. */
export async function stillSaid(em: EntityManager, voices: readonly Voice[]): Promise<boolean> {
  const ids = (kind: Voice['kind']) => voices.filter(voice => voice.kind === kind).map(({ id }) => id)
  const [blessings, pledges] = await Promise.all([
    em.find(Blessing, { id: { $in: ids('blessing') }, ...approvedOnly }, { fields: ['content'] }),
    em.find(Pledge, { id: { $in: ids('pledge') }, ...approvedOnly }, { fields: ['message'] }),
  ])
  const said = new Set([...blessings.map(blessingVoice), ...pledges.map(pledgeVoice)].map(nameOf))
  return voices.every(voice => said.has(nameOf(voice)))
}

const blessingVoice = ({ id, content }: Pick<Blessing, 'id' | 'content'>): Voice => ({
  kind: 'blessing',
  id,
  words: content,
})
const pledgeVoice = ({ id, message }: Pick<Pledge, 'id' | 'message'>): Voice => ({ kind: 'pledge', id, words: message })
const nameOf = ({ kind, id, words }: Voice) => `${kind} ${id} ${words}`
