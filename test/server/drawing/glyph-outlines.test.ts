import { expect, test } from 'vitest'
import { outlineReader } from '#server/drawing/glyph-outlines.ts'

test('an outline is as wide as its character, above its baseline, and undefined for a character without a font', async () => {
  const outlineOf = outlineReader(100)
  const [river, i, space, arabic] = await Promise.all(['河', 'i', ' ', 'م'].map(outlineOf))
  expect(river?.advance).toBe(100)
  expect(i?.advance).toBeGreaterThan(10)
  expect(i?.advance).toBeLessThan(50)
  const heights = [...(i?.path ?? '').matchAll(/[ML](-?[\d.]+) ?(-?[\d.]+)/g)].map(([, , y]) => Number(y))
  expect(Math.min(...heights)).toBeLessThan(-50)
  expect(Math.max(...heights)).toBeLessThanOrEqual(1)
  expect(space?.path).toBe('')
  expect(space?.advance).toBeGreaterThan(10)
  expect(arabic).toBeUndefined()
})
