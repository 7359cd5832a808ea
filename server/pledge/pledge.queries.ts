import type { EntityManager } from '@mikro-orm/postgresql'
import type { Site } from '../rpc/context.ts'
import { CachedRead, sizeOfRows } from '../rpc/cached-read.ts'
import { fromReplica, fromReplicaForGuests, sortByIds, limitAndOffset, type Page } from '../rpc/query-options.ts'
import type { SinceQuery } from '../rpc/text-kind-contract.ts'
import { hashToken } from '../kernel/secret.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { deletedAccount } from '../member/author-card.ts'
import { randomApprovedIds } from '../review/random-approved.queries.ts'
import { approvedOnly, visibleTo } from '../review/text-access.policy.ts'
import { guestOnPrimary, type Viewer } from '../kernel/viewer.ts'
import { readTallyOf } from '../visitor/visitor.queries.ts'
import { Pledge } from './pledge.entity.ts'
import { approvedPledges } from './pledge.schema.ts'

type Language = WrittenLanguage | undefined

/** Returns a page of approved pledges, of one language or of all, newest first. */
export function latestPledges(em: EntityManager, viewer: Viewer, language: Language, page: Page): Promise<Pledge[]> {
  return em.find(Pledge, language === undefined ? approvedOnly : { ...approvedOnly, language }, {
    orderBy: { id: 'desc' },
    ...limitAndOffset(page),
    ...fromReplicaForGuests(viewer),
  })
}

/** Returns the newest approved pledges of this language, filled up with the newest of the other language. */
async function latestFirstIn(em: EntityManager, language: Language, limit: number): Promise<Pledge[]> {
  const first = await latestPledges(em, guestOnPrimary, language, { page: 1, limit })
  if (language === undefined || first.length === limit) return first
  const other = language === 'zh' ? 'en' : 'zh'
  return [...first, ...(await latestPledges(em, guestOnPrimary, other, { page: 1, limit: limit - first.length }))]
}

interface Newest {
  language?: Language
  /** Pledges of this language come first; the others fill the rest. */
  prefer?: Language
  limit: number
}

const cachedPledges = new CachedRead<Pledge[]>()

/** Returns the newest approved pledges, from a cache that viewers share. */
export const newestPledges = (asking: { site: Site; viewer: Viewer }, { language, prefer, limit }: Newest) =>
  cachedPledges.read(asking, [language, prefer, limit].join(' '), async em => {
    const pledges = await (language === undefined
      ? latestFirstIn(em, prefer, limit)
      : latestPledges(em, guestOnPrimary, language, { page: 1, limit }))
    return { value: pledges, tags: ['pledge'], size: sizeOfRows(pledges.length) }
  })

export const countApproved = (em: EntityManager, language?: Language): Promise<number> =>
  readTallyOf(em, approvedPledges, language)

/** Returns random approved pledges, of one language or of all. */
export async function randomPledges(em: EntityManager, language: Language, limit: number): Promise<Pledge[]> {
  const ids = await randomApprovedIds(em, 'pledge', language, limit)
  return sortByIds(ids, await em.find(Pledge, { id: { $in: ids }, ...approvedOnly }, fromReplica))
}

export const findPledge = (em: EntityManager, viewer: Viewer, id: number): Promise<Pledge | null> =>
  em.findOne(Pledge, { id, ...visibleTo(viewer) }, { populate: ['author'] })

/** Returns a page of a member's pledges, newest first, of any status, and the total. */
export const pledgesOf = (em: EntityManager, memberId: number, page: Page): Promise<[Pledge[], number]> =>
  em.findAndCount(Pledge, { author: memberId }, { orderBy: { id: 'desc' }, ...limitAndOffset(page) })

export const findOwnPledge = (em: EntityManager, memberId: number, id: number): Promise<Pledge | null> =>
  em.findOne(Pledge, { id, author: memberId })

export const findByReceipt = (em: EntityManager, receipt: string): Promise<Pledge | null> =>
  em.findOne(Pledge, { receiptHash: hashToken(receipt) })

// Hashes of receipts contain no comma.
export const unpublishedStatement = `select id from pledge
  where status <> 'approved' and (member_id = ?::int or receipt_hash = any(string_to_array(?, ',')))
  order by id desc limit 10`

/** Returns up to ten pending and rejected pledges of these receipts and of this member. Only their sender may see them. */
export async function unpublishedOf(
  em: EntityManager,
  receipts: readonly string[],
  memberId: number | undefined,
): Promise<Pledge[]> {
  if (memberId === undefined && receipts.length === 0) return []
  // Most members have none, and ids alone cost much less than entities.
  const rows = await em.execute<{ id: number }[]>(unpublishedStatement, [
    memberId ?? null,
    receipts.map(hashToken).join(','),
  ])
  const ids = rows.map(({ id }) => id)
  return ids.length === 0
    ? []
    : sortByIds(ids, await em.find(Pledge, { id: { $in: ids }, status: { $ne: 'approved' } }))
}

/**
 * Returns a page of pledges for review and the total: of any status unless one is given. Pending ones are listed oldest first, others newest first.
 */
export function pledgesToReview(
  em: EntityManager,
  status: ReviewStatus | undefined,
  page: Page,
): Promise<[Pledge[], number]> {
  return em.findAndCount(Pledge, status === undefined ? {} : { status }, {
    orderBy: { id: status === 'pending' ? 'asc' : 'desc' },
    ...limitAndOffset(page),
    populate: ['author'],
  })
}

/** Replaces the name on a member's pledges by the placeholder for deleted accounts. */
export async function anonymizePledges(em: EntityManager, memberId: number): Promise<void> {
  await em.nativeUpdate(Pledge, { author: memberId }, { name: deletedAccount.username })
}

/** Returns the newest pledges that were approved since a moment, oldest first. */
export async function approvedSince(em: EntityManager, { at, limit }: SinceQuery): Promise<Pledge[]> {
  const where = { ...approvedOnly, reviewedAt: { $gte: at } }
  return (await em.find(Pledge, where, { orderBy: { reviewedAt: 'desc', id: 'desc' }, limit })).reverse()
}
