// China has had one time zone without summer time since 1991, so the offset is fixed.
const hour = 3_600_000
const offset = 8 * hour

/** Returns the time that a clock in Shanghai shows, as 2025-10-27T18:05:09. */
export const timeInShanghai = (moment: Date | number): string =>
  new Date(Number(moment) + offset).toISOString().slice(0, 19)

/** Returns the date in Shanghai, as 2025-10-27. */
export const dateInShanghai = (moment: Date | number): string => timeInShanghai(moment).slice(0, 10)

/** Returns the moment at which a clock in Shanghai shows this date and time. */
export const momentInShanghai = (date: string, time: string): Date => new Date(`${date}T${time}:00+08:00`)

/** Returns the moment at which a date begins in Shanghai. */
export const startOfDayInShanghai = (date: string): Date => momentInShanghai(date, '00:00')

/** Returns the moment at which a date ends in Shanghai, which is the start of the next one. */
export const endOfDayInShanghai = (date: string): Date => new Date(startOfDayInShanghai(date).getTime() + 24 * hour)
