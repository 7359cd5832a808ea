import type { EntityManager } from '@mikro-orm/postgresql'
import { writtenLanguage, type WrittenLanguage } from '../markdown/markdown.schema.ts'
import { Visitor } from './visitor.entity.ts'

export interface DayOfVisitors {
  date: string
  visitors: number
}

const perDay = `
  select to_char(day, 'YYYY-MM-DD') as date, sum(total)::int as visitors
  from day_count where kind = 'visitor' and day >= ? group by day order by day`

/** Returns the new visitors of each day in Asia/Shanghai, from that date on. Days without visitors are absent. */
export const visitorsPerDay = (em: EntityManager, firstDay: string): Promise<DayOfVisitors[]> =>
  em.execute<DayOfVisitors[]>(perDay, [firstDay])

/** Returns the value of a tally. */
export async function readTally(em: EntityManager, name: string): Promise<number> {
  const [row] = await em.execute<{ total: number }[]>('select total from tally where name = ?', [name])
  return row?.total ?? 0
}

const talliesOf = 'select coalesce(sum(total), 0)::int as total from tally where name in (?, ?)'

/** Returns the value of a tally by language: of one language, or of all. */
export async function readTallyOf(
  em: EntityManager,
  name: string,
  language: WrittenLanguage | undefined,
): Promise<number> {
  if (language !== undefined) return readTally(em, `${name} ${language}`)
  const names = writtenLanguage.options.map(each => `${name} ${each}`)
  const [row] = await em.execute<{ total: number }[]>(talliesOf, names)
  return row?.total ?? 0
}

export const totalVisitors = (em: EntityManager): Promise<number> => readTally(em, 'visitors')

/** Returns the number of a visitor session; null if it was never counted. */
export async function numberOf(em: EntityManager, sessionId: string): Promise<number | null> {
  const visitor = await em.findOne(Visitor, { sessionId })
  return visitor?.number ?? null
}
