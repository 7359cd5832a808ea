import { after, days } from '../kernel/clock.ts'
import { dateInShanghai } from '../kernel/shanghai-time.schema.ts'
import type { DayOfVisitors } from './visitor.queries.ts'

const daysShown = 30

/** Returns the first day that the stats show. */
export const startOfStats = (now: Date) => dateInShanghai(after(now, -days(daysShown - 1)))

/** Returns the last thirty days without a gap, with the sums of today, seven and thirty days. */
export function viewStats(counted: readonly DayOfVisitors[], totalVisitors: number, now: Date) {
  const visitorsOn = new Map(counted.map(({ date, visitors }) => [date, visitors]))
  const all = Array.from({ length: daysShown }, (_, index) => {
    const date = dateInShanghai(after(now, -days(daysShown - 1 - index)))
    return { date, visitors: visitorsOn.get(date) ?? 0 }
  })
  const last = (count: number) => all.slice(-count).reduce((sum, day) => sum + day.visitors, 0)
  return { totalVisitors, todayVisitors: last(1), weekVisitors: last(7), monthVisitors: last(daysShown), days: all }
}
