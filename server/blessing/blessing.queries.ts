import { LockMode, type EntityManager } from '@mikro-orm/postgresql'
import { CachedRead, sizeOfRows, tagsOfMembers } from '../rpc/cached-read.ts'
import type { CacheTags } from '../rpc/cache-tags.ts'
import type { Site } from '../rpc/context.ts'
import {
  fromReplicaForGuests,
  sortByIds,
  offsetOf,
  limitAndOffset,
  countTotal,
  type Page,
} from '../rpc/query-options.ts'
import type { SinceQuery } from '../rpc/text-kind-contract.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { guestOnPrimary, may, type Viewer } from '../kernel/viewer.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { newestOfCohort, type Cohort } from '../member/cohort.queries.ts'
import { memberIdsOfClass } from '../member/member.queries.ts'
import { randomApprovedIds } from '../review/random-approved.queries.ts'
import { newestPublicFirst, publicSince } from '../review/publication-time.ts'
import { approvedOnly, visibleTo } from '../review/text-access.policy.ts'
import { readTallyOf } from '../visitor/visitor.queries.ts'
import { Blessing } from './blessing.entity.ts'
import { approvedBlessings } from './blessing.schema.ts'

interface AskedBlessings extends Page {
  cursor?: number | undefined
  graduationYear?: number | undefined
  language?: WrittenLanguage | undefined
  status?: ReviewStatus | undefined
}

/**
 * Returns a page of the wall, newest first, and the total: approved blessings; admins may ask for a status, and get all without one
 * (docs/api.md#general).
 */
async function blessingsOnWall(
  em: EntityManager,
  viewer: Viewer,
  asked: AskedBlessings,
): Promise<[Blessing[], number]> {
  const where = { ...statusFor(viewer, asked), ...languageOf(asked), ...(await classOf(em, asked)) }
  const total = countOf(em, where, asked)
  const before = asked.cursor === undefined ? {} : { id: { $lt: asked.cursor } }
  const newest = { orderBy: { id: 'desc' }, limit: asked.limit, ...fromReplicaForGuests(viewer) } as const
  const offset = asked.cursor === undefined ? offsetOf(asked) : 0
  if (offset === 0)
    return Promise.all([em.find(Blessing, { ...where, ...before }, { ...newest, populate: ['author'] }), total])
  // Reads the ids alone first, so that a large offset skips entries of the index and not whole rows.
  const rows = em.find(Blessing, where, { ...newest, offset, fields: ['id'], disableIdentityMap: true })
  return Promise.all([
    rows.then(found =>
      blessingsOf(
        em,
        found.map(({ id }) => id),
      ),
    ),
    total,
  ])
}

const cachedPages = new CachedRead<[Blessing[], number]>()

/**
 * Like `blessingsOnWall`, from a cache that viewers share. Staff, who see other statuses, and requests for a class, whose members the cache tags
 * cannot name, bypass the cache.
 */
export function blessingsShownOnWall(
  { em, site, viewer, cacheTags }: { em: EntityManager; site: Site; viewer: Viewer; cacheTags?: CacheTags | undefined },
  asked: AskedBlessings,
): Promise<[Blessing[], number]> {
  if (may(viewer, 'review') || asked.graduationYear !== undefined) return blessingsOnWall(em, viewer, asked)
  const { page, limit, cursor, language } = asked
  return cachedPages.read({ site, viewer, cacheTags }, JSON.stringify([page, limit, cursor, language]), async fork => {
    const value = await blessingsOnWall(fork, guestOnPrimary, asked)
    const [blessings] = value
    return {
      value,
      tags: ['blessing', ...tagsOfMembers(blessings.map(({ author }) => author))],
      size: sizeOfRows(blessings.length),
    }
  })
}

function statusFor(viewer: Viewer, { status }: AskedBlessings) {
  if (!may(viewer, 'review')) return approvedOnly
  return status === undefined ? {} : { status }
}

const languageOf = ({ language }: AskedBlessings) => (language === undefined ? {} : { language })

// Anonymous blessings are left out, because a class year would reveal something about their authors. The ids of the members are read first, so that
// the database scans only their blessings.
async function classOf(em: EntityManager, { graduationYear }: AskedBlessings) {
  if (graduationYear === undefined) return {}
  return { isAnonymous: false, author: { $in: await memberIdsOfClass(em, graduationYear) } }
}

type Where = { status?: ReviewStatus; language?: WrittenLanguage } & Awaited<ReturnType<typeof classOf>>

async function countOf(em: EntityManager, where: Where, { graduationYear, language }: AskedBlessings): Promise<number> {
  if (graduationYear !== undefined) return em.count(Blessing, where)
  if (where.status === undefined)
    return (await countApproved(em, language)) + (await em.count(Blessing, { ...where, status: { $ne: 'approved' } }))
  return where.status === 'approved' ? countApproved(em, language) : em.count(Blessing, where)
}

/** Returns how many blessings are on the wall, of one language or of all. Triggers keep this number, so its cost does not depend on it. */
export const countApproved = (em: EntityManager, language?: WrittenLanguage): Promise<number> =>
  readTallyOf(em, approvedBlessings, language)

async function blessingsOf(em: EntityManager, ids: number[]): Promise<Blessing[]> {
  if (ids.length === 0) return []
  return sortByIds(ids, await em.find(Blessing, { id: { $in: ids } }, { populate: ['author'] }))
}

/** Returns random approved blessings, of one language or of all. */
export async function randomBlessings(
  em: EntityManager,
  language: WrittenLanguage | undefined,
  limit: number,
): Promise<Blessing[]> {
  const drawn = await blessingsOf(em, await randomApprovedIds(em, 'blessing', language, limit))
  return drawn.filter(({ status }) => status === 'approved')
}

export const findBlessing = (em: EntityManager, viewer: Viewer, id: number): Promise<Blessing | null> =>
  em.findOne(Blessing, { id, ...visibleTo(viewer) }, { populate: ['author'] })

/** Returns the likes of those of these blessings that are approved. */
export const likesAmong = (em: EntityManager, ids: readonly number[]) =>
  em.find(Blessing, { id: { $in: [...ids] }, ...approvedOnly }, { fields: ['id', 'likes'] })

/** Locks the row for a change inside a transaction. */
export async function lockBlessing(em: EntityManager, id: number): Promise<Blessing | null> {
  const blessing = await em.findOne(Blessing, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (blessing) await em.populate(blessing, ['author'])
  return blessing
}

/** Returns a member's blessings, newest first, of any status. */
export const blessingsBy = (em: EntityManager, memberId: number, page: Page) =>
  em.findAndCount(
    Blessing,
    { author: memberId },
    { orderBy: { id: 'desc' }, ...limitAndOffset(page), populate: ['author'] },
  )

const namedBy = (memberId: number) => ({ author: memberId, isAnonymous: false, ...approvedOnly })

/** Returns a member's approved blessings that carry their name, newest first. */
export async function namedBlessings(em: EntityManager, memberId: number, page: Page): Promise<[Blessing[], number]> {
  const where = namedBy(memberId)
  const blessings = await em.find(Blessing, where, {
    orderBy: { id: 'desc' },
    ...limitAndOffset(page),
    populate: ['author'],
  })
  return [blessings, await countTotal(page, blessings.length, () => em.count(Blessing, where))]
}

const named = `select id, author_id, id as place from blessing where status = 'approved' and not is_anonymous`

/** Returns the newest approved blessings that members of a class or a department wrote under their names. */
export const blessingsOfCohort = async (em: EntityManager, cohort: Cohort, limit: number): Promise<Blessing[]> =>
  blessingsOf(em, await newestOfCohort(em, cohort, named, limit))

/** SQL that counts a member's approved blessings under their name. */
export const namedCount = `select count(*) from (${named} and author_id = counted.id) as named`

/** Returns the newest blessings that became public since a moment, oldest first. */
export async function shownSince(em: EntityManager, { at, limit }: SinceQuery): Promise<Blessing[]> {
  const where = { ...approvedOnly, ...publicSince(at) }
  return (await em.find(Blessing, where, { ...newestPublicFirst(limit), populate: ['author'] })).reverse()
}
