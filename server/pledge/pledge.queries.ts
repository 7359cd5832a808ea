import type { EntityManager } from '@mikro-orm/postgresql'
import { hashToken } from '../kernel/secret.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { Pledge } from './pledge.entity.ts'
import { approvedOnly, visibleTo } from './pledge.policy.ts'

interface Page {
  page: number
  limit: number
}

const offsetOf = ({ page, limit }: Page) => (page - 1) * limit

/** Approved pledges, newest first. */
export function latestPledges(em: EntityManager, page: Page): Promise<Pledge[]> {
  return em.find(Pledge, approvedOnly, { orderBy: { id: 'desc' }, limit: page.limit, offset: offsetOf(page) })
}

export const countApproved = (em: EntityManager): Promise<number> => em.count(Pledge, approvedOnly)

/**
 * Approved pledges drawn at random. Ids are drawn first from a random window, so that the draw costs the same with
 * ten pledges and with a hundred thousand.
 */
export async function randomPledges(em: EntityManager, limit: number): Promise<Pledge[]> {
  const total = await countApproved(em)
  if (total === 0) return []
  const offsets = new Set<number>()
  while (offsets.size < Math.min(limit, total)) offsets.add(Math.floor(Math.random() * total))
  const drawn = await Promise.all(
    [...offsets].map(offset => em.fork().find(Pledge, approvedOnly, { orderBy: { id: 'asc' }, limit: 1, offset })),
  )
  return drawn.flat()
}

export const findPledge = (em: EntityManager, viewer: Viewer, id: number): Promise<Pledge | null> =>
  em.findOne(Pledge, { id, ...visibleTo(viewer) })

export const findByReceipt = (em: EntityManager, receipt: string): Promise<Pledge | null> =>
  em.findOne(Pledge, { receiptHash: hashToken(receipt) })

/** The waiting and rejected pledges of these receipts and of this member: what only their sender sees. */
export function unpublishedOf(em: EntityManager, receipts: readonly string[], memberId: number | undefined): Promise<Pledge[]> {
  const mine = memberId === undefined ? [] : [{ member: memberId }]
  const held = receipts.length === 0 ? [] : [{ receiptHash: { $in: receipts.map(hashToken) } }]
  if (mine.length + held.length === 0) return Promise.resolve([])
  return em.find(
    Pledge,
    { status: { $ne: 'approved' }, $or: [...mine, ...held] },
    { orderBy: { id: 'desc' }, limit: 10 },
  )
}

/** For admins: every status unless one is asked for; what waits comes oldest first, the rest newest first. */
export function pledgesToReview(em: EntityManager, status: ReviewStatus | undefined, page: Page): Promise<[Pledge[], number]> {
  return em.findAndCount(Pledge, status === undefined ? {} : { status }, {
    orderBy: { id: status === 'pending' ? 'asc' : 'desc' },
    limit: page.limit,
    offset: offsetOf(page),
    populate: ['member'],
  })
}

/** Approved after `since`, oldest first: what a live page missed while it was away. */
export function approvedSince(em: EntityManager, since: { at: Date; id: number }, limit: number): Promise<Pledge[]> {
  return em.find(
    Pledge,
    { ...approvedOnly, $or: [{ reviewedAt: { $gt: since.at } }, { reviewedAt: since.at, id: { $gt: since.id } }] },
    { orderBy: { reviewedAt: 'asc', id: 'asc' }, limit },
  )
}

export const countSince = (em: EntityManager, fingerprint: string, since: Date): Promise<number> =>
  em.count(Pledge, { fingerprint, createdAt: { $gt: since }, status: { $ne: 'rejected' } })
