import { raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql'
import { rowsOf, type Page } from '../rpc/page.queries.ts'
import { after, days } from '../kernel/clock.ts'
import { Audit } from './audit.entity.ts'
import type { ActFilter } from './audit.schema.ts'

const dayBegins = (date: string) => new Date(`${date}T00:00:00+08:00`)

function whereOf({ search, admin, noun, from, until }: ActFilter): FilterQuery<Audit> {
  const part = search === undefined ? undefined : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return {
    ...(admin === undefined ? {} : { adminName: admin }),
    ...(noun === undefined ? {} : { act: { $like: `${noun}.%` } }),
    ...(from === undefined && until === undefined
      ? {}
      : {
          at: {
            ...(from === undefined ? {} : { $gte: dayBegins(from) }),
            ...(until === undefined ? {} : { $lt: after(dayBegins(until), days(1)) }),
          },
        }),
    ...(part === undefined
      ? {}
      : {
          $or: [
            { target: { $ilike: part } },
            { [raw(alias => `${alias}."before"::text`)]: { $ilike: part } },
            { [raw(alias => `${alias}."after"::text`)]: { $ilike: part } },
          ],
        }),
  }
}

/** A page of what admins did, newest first, and how many acts there are. */
export const listActs = (em: EntityManager, filter: ActFilter, page: Page): Promise<[Audit[], number]> =>
  em.findAndCount(Audit, whereOf(filter), { orderBy: { id: 'desc' }, ...rowsOf(page) })

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
