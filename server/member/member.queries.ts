import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql'
import { limitAndOffset, type Page } from '../rpc/query-options.ts'
import type { Role } from '../kernel/rights.schema.ts'
import { Member } from './member.entity.ts'

/** Returns a page of suspended members, those whose suspension ends first in front, and the total. */
export const suspendedMembers = (em: EntityManager, now: Date, page: Page): Promise<[Member[], number]> =>
  em.findAndCount(
    Member,
    { suspendedUntil: { $gt: now } },
    { orderBy: { suspendedUntil: 'asc', id: 'asc' }, ...limitAndOffset(page) },
  )

/** Returns the form in which names and addresses are compared, ignoring case. */
export const keyOf = (text: string) => text.toLowerCase()

export const findMember = (em: EntityManager, id: number): Promise<Member | null> => em.findOne(Member, id)

/** Returns true if the account exists now, whatever was read before. */
export const memberExists = async (em: EntityManager, id: number): Promise<boolean> =>
  (await em.count(Member, { id })) > 0

/** Finds a member by user name, ignoring case. */
export const findByUsername = (em: EntityManager, username: string): Promise<Member | null> =>
  em.findOne(Member, { usernameKey: keyOf(username) })

/** Finds a member by user name or e-mail, with the password hash. A user name never contains an @. */
export function findForLogin(em: EntityManager, account: string): Promise<Member | null> {
  const key = keyOf(account)
  return em.findOne(Member, account.includes('@') ? { emailKey: key } : { usernameKey: key }, {
    populate: ['passwordHash'],
  })
}

/** Returns the member's password hash, locked against changes until the transaction of `em` ends; undefined if the account is deleted. */
export async function lockPasswordHash(em: EntityManager, id: number): Promise<string | undefined> {
  const [row] = await em.execute<{ password_hash: string }[]>(
    'select password_hash from member where id = ? for share',
    [id],
  )
  return row?.password_hash
}

/** Locks the member for an act on the account until the transaction of `em` ends. */
export const lockMember = (em: EntityManager, id: number): Promise<Member | null> =>
  em.findOne(Member, id, { populate: ['passwordHash'], lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })

/**
 * Locks the account to be deleted until the transaction of `em` ends. The lock is weak (no key update): others may still insert rows that refer to
 * the member, so that texts can be locked next. The row itself is deleted last, with the account.
 */
export async function lockAccountToDelete(em: EntityManager, id: number): Promise<Member | null> {
  await em.execute('select id from member where id = ? for no key update', [id])
  return em.findOne(Member, id, { populate: ['passwordHash'], refresh: true })
}

/**
 * Locks all admins until the transaction of `em` ends, for a rule that must leave one, and returns their number. The lock is weak (no key update),
 * because acts lock their targets first and then insert audit rows that refer to admins; a full lock could deadlock with them.
 */
export async function lockAdmins(em: EntityManager): Promise<number> {
  const rows = await em.execute<unknown[]>("select id from member where role = 'admin' order by id for no key update")
  return rows.length
}

export const findWithPassword = (em: EntityManager, id: number): Promise<Member | null> =>
  em.findOne(Member, id, { populate: ['passwordHash'] })

export const findByEmail = (em: EntityManager, email: string): Promise<Member | null> =>
  em.findOne(Member, { emailKey: keyOf(email) })

/** Deletes the account. Sessions and codes are deleted with it; other rows that refer to it lose the reference. */
export async function deleteAccountRow(em: EntityManager, { id }: Member): Promise<void> {
  await em.nativeDelete(Member, { id })
}

/** Returns the ids of the members of a class year. It reads ids only, because a class may have thousands of members. */
export async function memberIdsOfClass(em: EntityManager, graduationYear: number): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>('select id from member where graduation_year = ?', [graduationYear])
  return rows.map(({ id }) => id)
}

/** The filter of the desk's list: a part of the name or the address, ignoring case, and the role. */
interface MemberFilter {
  search?: string | undefined
  role?: Role | undefined
}

function whereOf({ search, role }: MemberFilter): FilterQuery<Member> {
  const part = search === undefined ? undefined : `%${keyOf(search).replace(/[\\%_]/g, '\\$&')}%`
  return {
    ...(part === undefined ? {} : { $or: [{ usernameKey: { $like: part } }, { emailKey: { $like: part } }] }),
    ...(role === undefined ? {} : { role }),
  }
}

/** Returns those of these members who exist, ordered by id. */
export const findMembers = (em: EntityManager, ids: readonly number[]): Promise<Member[]> =>
  em.find(Member, { id: { $in: [...ids] } }, { orderBy: { id: 'asc' } })

/** Returns a page of members, newest first, and the total. */
export const listMembers = (em: EntityManager, filter: MemberFilter, page: Page): Promise<[Member[], number]> =>
  em.findAndCount(Member, whereOf(filter), { orderBy: { id: 'desc' }, ...limitAndOffset(page) })

/** Returns the next members after an id, oldest first. */
export const membersAfter = (em: EntityManager, filter: MemberFilter, id: number, limit: number): Promise<Member[]> =>
  em.find(Member, { $and: [whereOf(filter), { id: { $gt: id } }] }, { orderBy: { id: 'asc' }, limit })

export const countAdmins = (em: EntityManager): Promise<number> => em.count(Member, { role: 'admin' })
