import type { EntityManager } from '@mikro-orm/postgresql'
import { sortByIds, offsetOf, type Page } from '../rpc/query-options.ts'
import { Member } from './member.entity.ts'
import type { PageVisibility } from './member.schema.ts'

interface WithVisibilities {
  /** The visibilities that this viewer may see. */
  visibilities: readonly PageVisibility[]
}

export type Cohort = WithVisibilities & ({ by: 'class'; year: number } | { by: 'department'; name: string })

// The same expressions as in the indexes.
const places = { class: 'graduation_year = ?', department: 'lower(department) = lower(?)' } as const
const orders = { class: 'username_key', department: 'graduation_year desc nulls last, username_key' } as const

function conditionOf(cohort: Cohort): { condition: string; values: (string | number)[] } {
  const marks = cohort.visibilities.map(() => '?').join(', ')
  const place = cohort.by === 'class' ? cohort.year : cohort.name
  return { condition: `${places[cohort.by]} and visibility in (${marks})`, values: [place, ...cohort.visibilities] }
}

/** Returns a page of the members of a cohort whose page the viewer may see, and the total. */
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
  const members = ids.length === 0 ? [] : sortByIds(ids, await em.find(Member, { id: { $in: ids } }))
  return [members, counted?.total ?? 0]
}

/** How many of the newest texts of all members are searched first. */
const scannedTexts = 2_000

/** Searches the newest texts of all members until the cohort has enough: a few hundred rows if its members write as much as others. */
const amongNewest = (texts: string, condition: string) => `
  select text.id from (${texts} order by place desc, id desc limit ${scannedTexts}) as text
    cross join lateral (select from member where member.id = text.author_id and ${condition} offset 0) as member
  order by text.place desc, text.id desc limit ?`

/** Reads the newest texts of each member by an index, and the newest of these. Reads nothing if the first search covered all existing texts. */
const newestOfEachMember = (texts: string, condition: string) => `
  select text.id from (select id from member where ${condition}) as member
    cross join lateral (${texts} and author_id = member.id order by place desc limit ?) as text
  where exists (${texts} order by place desc, id desc offset ${scannedTexts})
  order by text.place desc, text.id desc limit ?`

/**
 * Returns the ids of the newest texts of a cohort. `texts` is SQL that selects `id`, `author_id` and `place` (the order) and ends with a condition. A
 * class of thousands costs no more than a small one, unless its members have written little for long.
 */
export async function newestOfCohort(
  em: EntityManager,
  cohort: Cohort,
  texts: string,
  limit: number,
): Promise<number[]> {
  const { condition, values } = conditionOf(cohort)
  const ask = async (statement: string, asked: (string | number)[]) =>
    (await em.execute<{ id: number }[]>(statement, asked)).map(({ id }) => id)
  const newest = await ask(amongNewest(texts, condition), [...values, limit])
  if (newest.length === limit) return newest
  const all = await ask(newestOfEachMember(texts, condition), [...values, limit, limit])
  return all.length > 0 ? all : newest
}
