import type { EntityManager } from '@mikro-orm/postgresql'

export interface DayOfVisitors {
  date: string
  visitors: number
}

const perDay = `
  select to_char(first_seen_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as date, count(*)::int as visitors
  from visitor where first_seen_at >= ? group by 1 order by 1`

/** New visitors of each day of Asia/Shanghai since a moment; days without one are absent. */
export const visitorsPerDay = (em: EntityManager, since: Date): Promise<DayOfVisitors[]> =>
  em.execute<DayOfVisitors[]>(perDay, [since])
