import { expect, test } from 'vitest'
import { groupDigits } from '#app/i18n/group-digits.ts'

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [12_800, '12,800'],
  [110_000, '110,000'],
  [1_234_567, '1,234,567'],
])('%d is written %s', (count, text) => {
  expect(groupDigits(count)).toBe(text)
})
