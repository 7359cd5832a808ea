import { LockMode, type EntityManager } from '@mikro-orm/postgresql'
import { approvedOnly } from '../review/review.policy.ts'
import { Tally } from '../visitor/visitor.entity.ts'
import { Leg } from './leg.entity.ts'

export const torchTally = 'torch'

/** How many legs the torch has come. */
export async function torchTotal(em: EntityManager): Promise<number> {
  const tally = await em.findOne(Tally, { name: torchTally })
  return tally?.total ?? 0
}

/** The newest legs with a wish that everybody may read. */
export const wishedLegs = (em: EntityManager, limit: number): Promise<Leg[]> =>
  em.find(Leg, { ...approvedOnly, wish: { $ne: null } }, { orderBy: { id: 'desc' }, limit })

/** For a change inside a transaction: nobody else changes the row meanwhile. Only what carries a wish is reviewed. */
export const lockWish = (em: EntityManager, id: number): Promise<Leg | null> =>
  em.findOne(Leg, { id, wish: { $ne: null } }, { lockMode: LockMode.PESSIMISTIC_WRITE })

const passed = 'select coalesce(sum(last - id + 1), 0)::int as legs from leg where'

/** How many legs a member has carried the torch while signed in (decisions: Contribution counters). */
export const passesOf = (em: EntityManager, memberId: number): Promise<number> =>
  legsIn(em.execute<{ legs: number }[]>(`${passed} member_id = ?`, [memberId]))

/** The same of all members together. */
export const passesOfMembers = (em: EntityManager): Promise<number> =>
  legsIn(em.execute<{ legs: number }[]>(`${passed} member_id is not null`))

async function legsIn(rows: Promise<{ legs: number }[]>): Promise<number> {
  const [row] = await rows
  return row?.legs ?? 0
}
