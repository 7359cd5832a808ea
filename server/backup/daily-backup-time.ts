import { after, days, hours } from '../kernel/clock.ts'

const asInShanghai = (moment: Date) => after(moment, hours(8)).toISOString()

interface Slot {
  /** The day in Shanghai, such as 2025-10-27. */
  day: string
  at: Date
}

const slotOf = (day: string, time: string): Slot => ({ day, at: new Date(`${day}T${time}:00+08:00`) })

/** Returns the last time a daily backup was due, up to now. */
export function lastSlot(now: Date, time: string): Slot {
  const today = slotOf(asInShanghai(now).slice(0, 10), time)
  return today.at <= now ? today : slotOf(asInShanghai(after(now, -days(1))).slice(0, 10), time)
}

/** Returns the next time after now. */
export const nextSlot = (now: Date, time: string): Slot => {
  const { at } = lastSlot(now, time)
  return slotOf(asInShanghai(after(at, days(1))).slice(0, 10), time)
}

/** Returns a file name with the time in Shanghai, such as backup-20251027-0330-7f3a. */
export const fileNameAt = (now: Date, random: string): string => {
  const moment = asInShanghai(now)
  return `backup-${moment.slice(0, 10).replaceAll('-', '')}-${moment.slice(11, 16).replace(':', '')}-${random}`
}
