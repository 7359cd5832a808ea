import type { EntityManager } from '@mikro-orm/postgresql'
import { inOrder, offsetOf, type Page } from '../rpc/page.queries.ts'
import { Member } from './member.entity.ts'
import type { PageVisibility } from './member.schema.ts'

interface Seen {
  /** The choices of members who are seen. */
  seenBy: readonly PageVisibility[]
}

export type Cohort = Seen & ({ by: 'class'; year: number } | { by: 'department'; name: string })

// As the indexes say it.
const places = { class: 'graduation_year = ?', department: 'lower(department) = lower(?)' } as const
const orders = { class: 'username_key', department: 'graduation_year desc nulls last, username_key' } as const

function conditionOf(cohort: Cohort): { condition: string; values: (string | number)[] } {
  const marks = cohort.seenBy.map(() => '?').join(', ')
  const place = cohort.by === 'class' ? cohort.year : cohort.name
  return { condition: `${places[cohort.by]} and visibility in (${marks})`, values: [place, ...cohort.seenBy] }
}

/** A page of the members who let it be seen that they are of it, and how many there are. */
export async function membersOfCohort(em: EntityManager, cohort: Cohort, page: Page): Promise<[Member[], number]> {
  const { condition, values } = conditionOf(cohort)
  const rows = await em.execute<{ id: number }[]>(
    `select id from member where ${condition} order by ${orders[cohort.by]} limit ? offset ?`,
    [...values, page.limit, offsetOf(page)],
  )
  const [counted] = await em.execute<{ total: number }[]>(
    `select count(*)::int as total from member where ${condition}`,
    values,
  )
  const ids = rows.map(({ id }) => id)
  const members = ids.length === 0 ? [] : inOrder(ids, await em.find(Member, { id: { $in: ids } }))
  return [members, counted?.total ?? 0]
}

/**
 * The ids of the newest texts of a cohort. `texts` selects `id` and `place`, by which they are ordered, of the texts of `member`: each
 * member's newest come from an index, and the newest of these are the answer.
 */
export async function newestOfCohort(
  em: EntityManager,
  cohort: Cohort,
  texts: string,
  limit: number,
): Promise<number[]> {
  const { condition, values } = conditionOf(cohort)
  const rows = await em.execute<{ id: number }[]>(
    `select text.id from (select id from member where ${condition}) as member
      cross join lateral (${texts} order by place desc limit ?) as text order by text.place desc, text.id desc limit ?`,
    [...values, limit, limit],
  )
  return rows.map(({ id }) => id)
}
