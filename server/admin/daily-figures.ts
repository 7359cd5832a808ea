import { after, days } from '../kernel/clock.ts'
import { dateInShanghai } from '../kernel/shanghai-time.schema.ts'
import type { KindOfDay } from './day-count.queries.ts'
import type { DayOfSite, DrawnByDay } from './days.schema.ts'

/** Returns the date of the first of `count` days that end with today. */
export const firstDayOf = (now: Date, count: number) => dateInShanghai(after(now, -days(count - 1)))

const drawnAs: Readonly<Record<string, DrawnByDay>> = { visitor: 'visitors', member: 'members', leg: 'passes' }

/** Returns an entry for each of the `count` days that end with today, oldest first, without a gap. */
export function viewDays(counted: readonly KindOfDay[], now: Date, count: number): DayOfSite[] {
  const none = { visitors: 0, members: 0, texts: 0, passes: 0 }
  const all = Array.from({ length: count }, (_, index) => ({
    date: dateInShanghai(after(now, -days(count - 1 - index))),
    ...none,
  }))
  const dayOf = new Map(all.map(day => [day.date, day]))
  for (const { kind, day, total } of counted) {
    const shown = dayOf.get(day)
    if (shown !== undefined) shown[drawnAs[kind] ?? 'texts'] += total
  }
  return all
}
