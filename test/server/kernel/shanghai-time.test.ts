import { expect, test } from 'vitest'
import {
  dateInShanghai,
  endOfDayInShanghai,
  startOfDayInShanghai,
  timeInShanghai,
} from '#server/kernel/shanghai-time.schema.ts'

test('a day in Shanghai begins and ends at 16:00 UTC', () => {
  expect(startOfDayInShanghai('2025-10-27').toISOString()).toBe('2025-10-26T16:00:00.000Z')
  expect(endOfDayInShanghai('2025-10-27').toISOString()).toBe('2025-10-27T16:00:00.000Z')
})

test('the date changes at midnight in Shanghai', () => {
  const midnight = startOfDayInShanghai('2025-10-27').getTime()
  expect([midnight - 1, midnight].map(dateInShanghai)).toEqual(['2025-10-26', '2025-10-27'])
  expect(timeInShanghai(new Date('2025-10-26T16:05:09.789Z'))).toBe('2025-10-27T00:05:09')
})
