import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql'
import { rowsOf, type Page } from '../rpc/page.queries.ts'
import type { Role } from '../kernel/rights.schema.ts'
import { Member } from './member.entity.ts'

/** The suspended members; the one whose suspension ends first comes first. */
export const suspendedMembers = (em: EntityManager, now: Date, page: Page): Promise<[Member[], number]> =>
  em.findAndCount(
    Member,
    { suspendedUntil: { $gt: now } },
    { orderBy: { suspendedUntil: 'asc', id: 'asc' }, ...rowsOf(page) },
  )

/** The form in which names and addresses are compared: without regard to case. */
export const keyOf = (text: string) => text.toLowerCase()

export const findMember = (em: EntityManager, id: number): Promise<Member | null> => em.findOne(Member, id)

/** Whether the account is there now, whatever was read before. */
export const isThere = async (em: EntityManager, id: number): Promise<boolean> => (await em.count(Member, { id })) > 0

/** By the name in an address, without regard to case. */
export const findByUsername = (em: EntityManager, username: string): Promise<Member | null> =>
  em.findOne(Member, { usernameKey: keyOf(username) })

/** By username or e-mail, with the password hash loaded; a username never holds an @. */
export function findForLogin(em: EntityManager, account: string): Promise<Member | null> {
  const key = keyOf(account)
  return em.findOne(Member, account.includes('@') ? { emailKey: key } : { usernameKey: key }, {
    populate: ['passwordHash'],
  })
}

/** The member's password hash, which nobody changes until the transaction of `em` ends; undefined for one who has left. */
export async function heldPassword(em: EntityManager, id: number): Promise<string | undefined> {
  const [row] = await em.execute<{ password_hash: string }[]>(
    'select password_hash from member where id = ? for share',
    [id],
  )
  return row?.password_hash
}

/** The member for an act on the account: nobody else changes it until the transaction of `em` ends. */
export const lockMember = (em: EntityManager, id: number): Promise<Member | null> =>
  em.findOne(Member, id, { populate: ['passwordHash'], lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })

/**
 * The member who is leaving: nobody else changes them until the transaction of `em` ends, but what others hold may go on naming them, so
 * that texts can be held next; the row itself is taken last, with the account.
 */
export async function holdLeaver(em: EntityManager, id: number): Promise<Member | null> {
  await em.execute('select id from member where id = ? for no key update', [id])
  return em.findOne(Member, id, { populate: ['passwordHash'], refresh: true })
}

/**
 * How many admins there are, for a rule that must leave one: none comes or goes until the transaction of `em` ends. Texts that name them,
 * such as the audit of an act, are written meanwhile: such an act holds what it acts on, and the two would wait for each other.
 */
export async function lockAdmins(em: EntityManager): Promise<number> {
  const rows = await em.execute<unknown[]>("select id from member where role = 'admin' order by id for no key update")
  return rows.length
}

export const findWithPassword = (em: EntityManager, id: number): Promise<Member | null> =>
  em.findOne(Member, id, { populate: ['passwordHash'] })

export const findByEmail = (em: EntityManager, email: string): Promise<Member | null> =>
  em.findOne(Member, { emailKey: keyOf(email) })

/** Removes the account; sessions and codes go with it, what refers to it is left without a name. */
export async function removeMember(em: EntityManager, { id }: Member): Promise<void> {
  await em.nativeDelete(Member, { id })
}

/** Who graduated in that year: ids alone, since a class may be thousands. */
export async function idsOfClass(em: EntityManager, graduationYear: number): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>('select id from member where graduation_year = ?', [graduationYear])
  return rows.map(({ id }) => id)
}

/** Whom the desk lists: by part of the name or the address, without regard to case, and by role. */
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

/** Those of these members who are there, by their ids. */
export const findMembers = (em: EntityManager, ids: readonly number[]): Promise<Member[]> =>
  em.find(Member, { id: { $in: [...ids] } }, { orderBy: { id: 'asc' } })

/** A page of members, who came last first, and how many there are in all. */
export const listMembers = (em: EntityManager, filter: MemberFilter, page: Page): Promise<[Member[], number]> =>
  em.findAndCount(Member, whereOf(filter), { orderBy: { id: 'desc' }, ...rowsOf(page) })

/** The next of them after that id, who came first first. */
export const membersAfter = (em: EntityManager, filter: MemberFilter, id: number, limit: number): Promise<Member[]> =>
  em.find(Member, { $and: [whereOf(filter), { id: { $gt: id } }] }, { orderBy: { id: 'asc' }, limit })

export const countAdmins = (em: EntityManager): Promise<number> => em.count(Member, { role: 'admin' })
