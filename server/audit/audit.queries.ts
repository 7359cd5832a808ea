import { raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql'
import { rowsOf, type Page } from '../rpc/page.queries.ts'
import { after, days } from '../kernel/clock.ts'
import { Member } from '../member/member.entity.ts'
import { Audit } from './audit.entity.ts'
import type { ActFilter } from './audit.schema.ts'

/** That the name of the account that was acted on holds some text, as SQL. */
const nameHolds = (alias: string) =>
  `${alias}."target" in (select 'member ' || named.id from member named where named.username ilike ?)`

const memberOf = (target: string) => /^member (\d{1,9})$/.exec(target)?.[1]

/** One thing by its noun and number, such as `post 2`: then post 20 is another. */
const oneThing = /^[a-z]+ \d+$/i

const dayBegins = (date: string) => new Date(`${date}T00:00:00+08:00`)

function whereOf({ search, admin, noun, from, until }: ActFilter): FilterQuery<Audit> {
  return {
    ...(admin === undefined ? {} : { [raw(alias => `lower(${alias}.admin_name)`)]: admin.toLowerCase() }),
    ...(noun === undefined ? {} : { act: { $like: `${noun}.%` } }),
    ...(from === undefined && until === undefined
      ? {}
      : {
          at: {
            ...(from === undefined ? {} : { $gte: dayBegins(from) }),
            ...(until === undefined ? {} : { $lt: after(dayBegins(until), days(1)) }),
          },
        }),
    ...(search === undefined ? {} : { $or: placesOf(search) }),
  }
}

function placesOf(search: string): FilterQuery<Audit>[] {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return [
    { target: { $ilike: oneThing.test(search) ? search : part } },
    { act: { $ilike: part } },
    { [raw(nameHolds, [part])]: [] },
    { [raw(alias => `${alias}."before"::text`)]: { $ilike: part } },
    { [raw(alias => `${alias}."after"::text`)]: { $ilike: part } },
  ]
}

/** A page of what admins did, newest first, and how many acts there are. */
export const listActs = (em: EntityManager, filter: ActFilter, page: Page): Promise<[Audit[], number]> =>
  em.findAndCount(Audit, whereOf(filter), { orderBy: { id: 'desc' }, ...rowsOf(page) })

/** How the accounts are called that the acts were on, by their ids. */
export async function namesOfMembers(em: EntityManager, acts: readonly Audit[]): Promise<Map<string, string>> {
  const ids = acts.flatMap(({ target }) => memberOf(target) ?? []).map(Number)
  const members = ids.length === 0 ? [] : await em.find(Member, { id: { $in: ids } }, { fields: ['username'] })
  return new Map(members.map(({ id, username }) => [`member ${id}`, username]))
}

/** The next acts after that id, oldest first. */
export const actsAfter = (em: EntityManager, filter: ActFilter, id: number, limit: number): Promise<Audit[]> =>
  em.find(Audit, { $and: [whereOf(filter), { id: { $gt: id } }] }, { orderBy: { id: 'asc' }, limit })

const nameAndRole = (side: 'before' | 'after') =>
  `${side} = case when ${side} is null then null
    else jsonb_build_object('username', ${side} -> 'username', 'role', ${side} -> 'role') end`

const forgetDetails = `update audit set ${nameAndRole('before')}, ${nameAndRole('after')} where target = ?`

/** The acts on an account stay when it is deleted. They keep only the name and the role of its member. */
export async function forgetDetailsOf(em: EntityManager, memberId: number): Promise<void> {
  await em.execute(forgetDetails, [`member ${memberId}`])
}
