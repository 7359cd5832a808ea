import { after, days } from '../kernel/clock.ts'
import { dateInShanghai, momentInShanghai, timeInShanghai } from '../kernel/shanghai-time.schema.ts'

interface Slot {
  /** The day in Shanghai, such as 2025-10-27. */
  day: string
  at: Date
}

const slotOf = (day: string, time: string): Slot => ({ day, at: momentInShanghai(day, time) })

/** Returns the last time a daily backup was due, up to now. */
export function lastSlot(now: Date, time: string): Slot {
  const today = slotOf(dateInShanghai(now), time)
  return today.at <= now ? today : slotOf(dateInShanghai(after(now, -days(1))), time)
}

/** Returns the next time after now. */
export const nextSlot = (now: Date, time: string): Slot => {
  const { at } = lastSlot(now, time)
  return slotOf(dateInShanghai(after(at, days(1))), time)
}

/** Returns a file name with the time in Shanghai, such as backup-20251027-0330-7f3a. */
export const fileNameAt = (now: Date, random: string): string => {
  const moment = timeInShanghai(now)
  return `backup-${moment.slice(0, 10).replaceAll('-', '')}-${moment.slice(11, 16).replace(':', '')}-${random}`
}
