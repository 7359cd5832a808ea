import { dateInShanghai, timeInShanghai } from '#server/kernel/shanghai-time.schema.ts'

/** Formats times: recent ones as elapsed time, others as 2025.10.27 in Asia/Shanghai (docs/product.md#dates). */
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface RelativeTimeLabel {
  key: 'justNow' | 'minute' | 'minutes' | 'hour' | 'hours' | 'day' | 'days'
  number: number
}

/** Returns the words for the elapsed time; undefined from the thirtieth day on, when the date is shown. */
export function relativeTimeLabel(at: number, now: number): RelativeTimeLabel | undefined {
  const ago = now - at
  if (ago < minute) return { key: 'justNow', number: 0 }
  if (ago < hour) return counted('minute', Math.floor(ago / minute))
  if (ago < day) return counted('hour', Math.floor(ago / hour))
  if (ago < 30 * day) return counted('day', Math.floor(ago / day))
  return undefined
}

function counted(unit: 'minute' | 'hour' | 'day', number: number): RelativeTimeLabel {
  return { key: number === 1 ? unit : `${unit}s`, number }
}

/** Formats a date as 2025.10.27. */
export const dateText = (at: Date | number): string => dateInShanghai(at).replaceAll('-', '.')

/** Formats a time as 2025.10.27 18:05. */
export const dateTimeText = (at: Date | number): string => `${dateText(at)} ${timeInShanghai(at).slice(11, 16)}`
