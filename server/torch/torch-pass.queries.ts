import type { EntityManager } from '@mikro-orm/postgresql'
import { CachedRead, sizeOfRows } from '../rpc/cached-read.ts'
import type { Site } from '../rpc/context.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { limitAndOffset, type Page } from '../rpc/query-options.ts'
import { approvedOnly } from '../review/text-access.policy.ts'
import { readTally } from '../visitor/visitor.queries.ts'
import { TorchPass } from './torch-pass.entity.ts'

export const torchTally = 'torch'

/** Returns the number of legs. */
export const torchTotal = (em: EntityManager): Promise<number> => readTally(em, torchTally)

const cachedWishes = new CachedRead<TorchPass[]>()

/** Returns the newest passes with an approved wish, from a cache that viewers share. */
export const newestWishes = (asking: { site: Site; viewer: Viewer }, limit: number): Promise<TorchPass[]> =>
  cachedWishes.read(asking, String(limit), async (em, from) => {
    const value = await em.find(
      TorchPass,
      { ...approvedOnly, wish: { $ne: null } },
      { orderBy: { id: 'desc' }, limit, ...from },
    )
    return { value, tags: ['wish'], size: sizeOfRows(value.length) }
  })

/** Returns a page of a member's wishes, newest first, of any status, and the total. */
export const wishesBy = (em: EntityManager, memberId: number, page: Page): Promise<[TorchPass[], number]> =>
  em.findAndCount(
    TorchPass,
    { author: memberId, wish: { $ne: null } },
    { orderBy: { id: 'desc' }, ...limitAndOffset(page) },
  )

export const findOwnWish = (em: EntityManager, memberId: number, id: number): Promise<TorchPass | null> =>
  em.findOne(TorchPass, { id, author: memberId, wish: { $ne: null } })

/** SQL that counts a member's passes while signed in, regardless of their number of legs (docs/product.md#contributions). */
export const passesCount = `select count(*) from leg where member_id = counted.id`

/** Like `passesCount`, without passes that have or had a wish. */
export const passesWithoutWishCount = `${passesCount} and wish is null and status = 'approved'`

/** Counts the passes of all members together. */
export const passesOfMembers = (em: EntityManager): Promise<number> => em.count(TorchPass, { author: { $ne: null } })

/** Removes the wishes of a member. */
export async function dropWishesOf(em: EntityManager, memberId: number): Promise<void> {
  await em.nativeUpdate(TorchPass, { author: memberId, wish: { $ne: null } }, { wish: null, status: 'rejected' })
}
