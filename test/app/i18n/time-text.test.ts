import { expect, test } from 'vitest'
import { dateText, dateTimeText, relativeTimeLabel } from '#app/i18n/time-text.ts'

const now = Date.parse('2025-10-27T04:00:00Z')
const seconds = (number: number) => now - number * 1000
const [minute, hour, day] = [60, 3600, 86_400]

test.each([
  [-30, 'justNow', 0],
  [0, 'justNow', 0],
  [59, 'justNow', 0],
  [minute, 'minute', 1],
  [119, 'minute', 1],
  [2 * minute, 'minutes', 2],
  [hour - 1, 'minutes', 59],
  [hour, 'hour', 1],
  [day - 1, 'hours', 23],
  [day, 'day', 1],
  [30 * day - 1, 'days', 29],
])('%i seconds ago is shown as %s', (ago, key, number) => {
  expect(relativeTimeLabel(seconds(ago), now)).toEqual({ key, number })
})

test('from the thirtieth day on the date is shown', () => {
  expect(relativeTimeLabel(seconds(30 * day), now)).toBeUndefined()
})

test('days are those of Shanghai', () => {
  expect(dateText(Date.parse('2025-10-26T15:59:59Z'))).toBe('2025.10.26')
  expect(dateText(Date.parse('2025-10-26T16:00:00Z'))).toBe('2025.10.27')
  expect(dateTimeText(Date.parse('2025-10-26T16:05:00Z'))).toBe('2025.10.27 00:05')
})
