import { describe, expect, test } from 'vitest'
import {
  basinLevels,
  horizontalStrokes,
  strokeCount,
  stairOutline,
  verticalStrokes,
} from '#app/components/story/charts/chart-geometry.ts'

const count = (path: string) => path.match(/M/g)?.length ?? 0

describe('a tally chart', () => {
  test('has one stroke for each unit', () => {
    expect(count(verticalStrokes(16, 0.25))).toBe(64)
    expect(count(horizontalStrokes(120, 5, 58))).toBe(24)
    expect(count(verticalStrokes(2022 - 2017 + 1, 1, 24))).toBe(6)
  })

  test('ends with a partial stroke for the rest of a unit', () => {
    expect(verticalStrokes(0.72, 0.25)).toBe('M0.5 0V10M1.5 0V10M2.5 1.2V10')
    expect(horizontalStrokes(0.102, 1, 40)).toBe('M0 39.5H1.02')
  })

  test('is not affected by floating-point errors', () => {
    expect(count(verticalStrokes(0.3, 0.1))).toBe(3)
    expect(strokeCount(0.3, 0.1)).toBe(3)
  })

  test('starts at its first year', () => {
    expect(verticalStrokes(2, 1, 9)).toBe('M9.5 0V10M10.5 0V10')
  })

  test('is aligned to the bottom of its drawing', () => {
    expect(horizontalStrokes(10, 5, 58)).toBe('M0 57.5H10M0 56.5H10')
  })
})

test('a reservoir is full up to its free part', () => {
  const { full, free } = basinLevels(39.3, 22.15, 1)
  expect(count(full) + count(free)).toBe(39)
  expect(count(full)).toBe(17)
})

test('a stair has as many treads as steps', () => {
  const { outline, ground } = stairOutline(13)
  expect(outline.match(/V/g)).toHaveLength(13)
  expect(count(ground)).toBe(52)
})
