import { expect, test } from 'vitest'
import { groupDigits } from '#app/i18n/group-digits.ts'
import { readModules } from '#test/support/architecture/modules.ts'

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

test('no page uses Intl, whose first number or date blocks the page for longer than its whole hydration task', () => {
  const formatting = readModules(['app']).filter(({ text }) => /\bIntl\.|\.toLocale\w*String\(/.test(text))
  expect(formatting.map(({ path }) => path)).toEqual([])
})
