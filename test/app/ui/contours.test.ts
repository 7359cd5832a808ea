import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contours, noiseOf, simplified } from '../../../tools/contour-lines.mjs'

const sheet = { width: 400, height: 400, cell: 5, shortest: 20, tolerance: 0.2 }

/** The end points of a path's curves, in the units of the drawing. */
function points(path: string): [number, number][] {
  const numbers = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  const [start = '', ...curves] = path.slice(1).split('q')
  let [x = 0, y = 0] = numbers(start)
  return [
    [x, y],
    ...curves.map((curve): [number, number] => {
      const [, , dx = 0, dy = 0] = numbers(curve)
      x += dx
      y += dy
      return [x, y]
    }),
  ]
}

test('the contour of a cone is a closed circle', () => {
  const cone = (x: number, y: number) => Math.hypot(x - 200, y - 200)
  const [circle = '', ...others] = contours(cone, { ...sheet, levels: [120] })
  expect(others).toEqual([])
  expect(circle.match(/M/g)).toHaveLength(1)
  const ends = points(circle)
  expect(ends.length).toBeGreaterThan(12)
  for (const [x, y] of ends) expect(Math.abs(Math.hypot(x - 200, y - 200) - 120)).toBeLessThan(2)
  const [[x1, y1] = [0, 0]] = ends
  const [x2, y2] = ends.at(-1) ?? [0, 0]
  expect(Math.hypot(x1 - x2, y1 - y2)).toBeLessThan(6)
})

test('two basins have two contours, and a small one is left out', () => {
  const basins = (x: number, y: number) => Math.min(Math.hypot(x - 100, y - 200), Math.hypot(x - 300, y - 200) + 55)
  const [both = ''] = contours(basins, { ...sheet, levels: [60] })
  expect(both.match(/M/g)).toHaveLength(2)
  const [one = ''] = contours(basins, { ...sheet, levels: [60], shortest: 60 })
  expect(one.match(/M/g)).toHaveLength(1)
})

test('the same seed gives the same landscape, and another one a different landscape', () => {
  const [first, again, other] = [noiseOf(1915)(3.3, 4.4), noiseOf(1915)(3.3, 4.4), noiseOf(2025)(3.3, 4.4)]
  expect(first).toBe(again)
  expect(first).not.toBe(other)
  expect(Math.abs(first)).toBeLessThan(2)
})

test('points on a straight line are dropped, and a corner is kept', () => {
  const line = [
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 10],
  ]
  expect(simplified(line, 0.1)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ])
})

test.each(['water/reach', 'water/divider', 'water/pool', 'water/rapids', 'torch'])(
  'public/%s.svg exists and is small',
  name => {
    const drawing = readFileSync(`public/${name}.svg`, 'utf8')
    expect(drawing).toMatch(/^<svg .*<\/svg>\n$/s)
    expect(drawing).not.toContain('NaN')
    expect(drawing.length).toBeLessThan(36_000)
  },
)
