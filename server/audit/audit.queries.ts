import { raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql'
import { limitAndOffset, type Page } from '../rpc/query-options.ts'
import { endOfDayInShanghai, startOfDayInShanghai } from '../kernel/shanghai-time.schema.ts'
import { Member } from '../member/member.entity.ts'
import { Audit } from './audit.entity.ts'
import type { ActFilter } from './audit.schema.ts'

/** SQL condition: the name of the account that was acted on contains the search text. */
const nameContains = (alias: string) =>
  `${alias}."target" in (select 'member ' || named.id from member named where named.username ilike ?)`

const memberOf = (target: string) => /^member (\d{1,9})$/.exec(target)?.[1]

/** A single target by noun and number. It is matched whole, so that `post 2` does not find post 20. */
const singleTarget = /^[a-z]+ \d+$/i

function whereOf({ search, admin, noun, from, until }: ActFilter): FilterQuery<Audit> {
  return {
    ...(admin === undefined ? {} : { [raw(alias => `lower(${alias}.admin_name)`)]: admin.toLowerCase() }),
    ...(noun === undefined ? {} : { act: { $like: `${noun}.%` } }),
    ...(from === undefined && until === undefined
      ? {}
      : {
          at: {
            ...(from === undefined ? {} : { $gte: startOfDayInShanghai(from) }),
            ...(until === undefined ? {} : { $lt: endOfDayInShanghai(until) }),
          },
        }),
    ...(search === undefined ? {} : { $or: searchConditions(search) }),
  }
}

function searchConditions(search: string): FilterQuery<Audit>[] {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return [
    { target: { $ilike: singleTarget.test(search) ? search : part } },
    { act: { $ilike: part } },
    { [raw(nameContains, [part])]: [] },
    { [raw(alias => `${alias}."before"::text`)]: { $ilike: part } },
    { [raw(alias => `${alias}."after"::text`)]: { $ilike: part } },
  ]
}

/** Returns a page of the acts of admins, newest first, and the total. */
export const listActs = (em: EntityManager, filter: ActFilter, page: Page): Promise<[Audit[], number]> =>
  em.findAndCount(Audit, whereOf(filter), { orderBy: { id: 'desc' }, ...limitAndOffset(page) })

/** Returns the current user names of the accounts that the acts were on, by target. */
export async function currentUsernames(em: EntityManager, acts: readonly Audit[]): Promise<Map<string, string>> {
  const ids = acts.flatMap(({ target }) => memberOf(target) ?? []).map(Number)
  const members = ids.length === 0 ? [] : await em.find(Member, { id: { $in: ids } }, { fields: ['username'] })
  return new Map(members.map(({ id, username }) => [`member ${id}`, username]))
}

/** Returns the next acts after an id, oldest first. */
export const actsAfter = (em: EntityManager, filter: ActFilter, id: number, limit: number): Promise<Audit[]> =>
  em.find(Audit, { $and: [whereOf(filter), { id: { $gt: id } }] }, { orderBy: { id: 'asc' }, limit })

const nameAndRole = (side: 'before' | 'after') =>
  `${side} = case when ${side} is null then null
    else jsonb_build_object('username', ${side} -> 'username', 'role', ${side} -> 'role') end`

const redactDetails = `update audit set ${nameAndRole('before')}, ${nameAndRole('after')} where target = ?`

/** Reduces the acts on a deleted account to the name and the role of its member. The acts themselves stay. */
export async function redactDetailsOf(em: EntityManager, memberId: number): Promise<void> {
  await em.execute(redactDetails, [`member ${memberId}`])
}
