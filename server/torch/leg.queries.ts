import type { EntityManager } from '@mikro-orm/postgresql'
import { CachedRead, sizeOfRows } from '../rpc/cached-read.ts'
import type { Site } from '../rpc/context.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { rowsOf, type Page } from '../rpc/page.queries.ts'
import { approvedOnly } from '../review/text-access.policy.ts'
import { tallied } from '../visitor/visitor.queries.ts'
import { Leg } from './leg.entity.ts'

export const torchTally = 'torch'

/** How many legs the torch has come. */
export const torchTotal = (em: EntityManager): Promise<number> => tallied(em, torchTally)

const keptWishes = new CachedRead<Leg[]>()

/** The newest legs with a wish that everybody may read: rows that many share. */
export const wishedLegs = (asking: { site: Site; viewer: Viewer }, limit: number): Promise<Leg[]> =>
  keptWishes.read(asking, String(limit), async (em, from) => {
    const value = await em.find(
      Leg,
      { ...approvedOnly, wish: { $ne: null } },
      { orderBy: { id: 'desc' }, limit, ...from },
    )
    return { value, tags: ['wish'], size: sizeOfRows(value.length) }
  })

/** What a member said along the way, newest first, whatever its state. */
export const wishesBy = (em: EntityManager, memberId: number, page: Page): Promise<[Leg[], number]> =>
  em.findAndCount(Leg, { author: memberId, wish: { $ne: null } }, { orderBy: { id: 'desc' }, ...rowsOf(page) })

export const findOwnWish = (em: EntityManager, memberId: number, id: number): Promise<Leg | null> =>
  em.findOne(Leg, { id, author: memberId, wish: { $ne: null } })

/** How often a member has passed the torch on while signed in, by however many legs (docs/product.md#contributions). */
export const passesCount = `select count(*) from leg where member_id = counted.id`

/** The same without the passes that carry words, or carried some. */
export const wordlessPassesCount = `${passesCount} and wish is null and status = 'approved'`

/** The passes of all members together. */
export const passesOfMembers = (em: EntityManager): Promise<number> => em.count(Leg, { author: { $ne: null } })

/** Takes away what a member said along the way. */
export async function dropWishesOf(em: EntityManager, memberId: number): Promise<void> {
  await em.nativeUpdate(Leg, { author: memberId, wish: { $ne: null } }, { wish: null, status: 'rejected' })
}
