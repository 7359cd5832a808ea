import { LockMode, type EntityManager } from '@mikro-orm/postgresql'
import { fromAnyCopy, heldAs, rowsOf, type How, type Page } from '../api/page.queries.ts'
import { approvedOnly } from '../review/review.policy.ts'
import { tallied } from '../visitor/visitor.queries.ts'
import { Leg } from './leg.entity.ts'

export const torchTally = 'torch'

/** How many legs the torch has come. */
export const torchTotal = (em: EntityManager): Promise<number> => tallied(em, torchTally)

/** The newest legs with a wish that everybody may read. */
export const wishedLegs = (em: EntityManager, limit: number): Promise<Leg[]> =>
  em.find(Leg, { ...approvedOnly, wish: { $ne: null } }, { orderBy: { id: 'desc' }, limit, ...fromAnyCopy })

/** For a change inside a transaction: nobody else changes the row meanwhile. Only what carries a wish is reviewed. */
export const lockWish = (em: EntityManager, id: number): Promise<Leg | null> =>
  em.findOne(Leg, { id, wish: { $ne: null } }, { lockMode: LockMode.PESSIMISTIC_WRITE })

/** What a member said along the way, newest first, whatever its state. */
export const wishesBy = (em: EntityManager, memberId: number, page: Page): Promise<[Leg[], number]> =>
  em.findAndCount(Leg, { member: memberId, wish: { $ne: null } }, { orderBy: { id: 'desc' }, ...rowsOf(page) })

export const findOwnWish = (em: EntityManager, memberId: number, id: number): Promise<Leg | null> =>
  em.findOne(Leg, { id, member: memberId, wish: { $ne: null } })

/** How often a member has passed the torch on while signed in, by however many legs (decisions: Contribution counters). */
export const passesOf = (em: EntityManager, memberId: number): Promise<number> => em.count(Leg, { member: memberId })

/** The same of all members together. */
export const passesOfMembers = (em: EntityManager): Promise<number> => em.count(Leg, { member: { $ne: null } })

/** The wishes that wait for review, oldest first. */
export const waitingWishes = (em: EntityManager, limit: number): Promise<[Leg[], number]> =>
  em.findAndCount(
    Leg,
    { status: 'pending', wish: { $ne: null } },
    { orderBy: { id: 'asc' }, limit, populate: ['member'] },
  )

/** Those that are there and carry a wish, with who passed the torch; locked for a change in one order. */
export async function theseWishes(em: EntityManager, ids: readonly number[], how: How): Promise<Leg[]> {
  const legs = await em.find(Leg, { id: { $in: [...ids] }, wish: { $ne: null } }, heldAs(how))
  await em.populate(legs, ['member'])
  return legs
}
