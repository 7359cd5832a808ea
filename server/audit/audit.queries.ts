import type { EntityManager } from '@mikro-orm/postgresql'
import { rowsOf, type Page } from '../api/page.queries.ts'
import { Audit } from './audit.entity.ts'

/** A page of what admins did, newest first, and how much there is. */
export const listActs = (em: EntityManager, page: Page): Promise<[Audit[], number]> =>
  em.findAndCount(Audit, {}, { orderBy: { id: 'desc' }, ...rowsOf(page) })
