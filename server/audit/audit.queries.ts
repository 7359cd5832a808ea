import type { EntityManager } from '@mikro-orm/postgresql'
import { rowsOf, type Page } from '../api/page.queries.ts'
import { Audit } from './audit.entity.ts'

/** A page of what admins did, newest first, and how much there is. */
export const listActs = (em: EntityManager, page: Page): Promise<[Audit[], number]> =>
  em.findAndCount(Audit, {}, { orderBy: { id: 'desc' }, ...rowsOf(page) })

const nameAndRole = (side: 'before' | 'after') =>
  `${side} = case when ${side} is null then null
    else jsonb_build_object('username', ${side} -> 'username', 'role', ${side} -> 'role') end`

const forgetDetails = `update audit set ${nameAndRole('before')}, ${nameAndRole('after')} where target = ?`

/** The acts on an account outlive it; of who it was they keep the name and the role alone. */
export async function forgetDetailsOf(em: EntityManager, memberId: number): Promise<void> {
  await em.execute(forgetDetails, [`member ${memberId}`])
}
