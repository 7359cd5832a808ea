import { z } from 'zod'
import type { TextTable } from '../kernel/text-kind-properties.schema.ts'

/** The tables that are counted by day. */
export type CountedTable = TextTable | 'member' | 'visitor'

/** Numbers of days that the charts may cover. */
const spans = [7, 30, 365] as const

/** The series of the desk's charts, one chart each. */
const drawnByDay = ['visitors', 'members', 'texts', 'passes'] as const
export type DrawnByDay = (typeof drawnByDay)[number]

export const listDays = z.object({ days: z.literal(spans, 'invalid.value').default(30) })

/** Numbers of new items on a day in Asia/Shanghai. */
const dayOfSite = z.object({
  date: z.iso.date(),
  visitors: z.int(),
  members: z.int(),
  texts: z.int(),
  passes: z.int(),
})
export type DayOfSite = z.infer<typeof dayOfSite>

/** Oldest first, without a gap. */
export const daysOfSite = z.object({ days: z.array(dayOfSite) })
