import { describe, expect, it } from 'vitest'
import {
  randomBetween,
  burst,
  chooseLane,
  crossing,
  drawnWidth,
  lanes,
  lastInLane,
  smallestGap,
  truncateMessage,
  spawning,
  estimatedWidth,
  type LaneItem,
} from '#app/components/home/pledge-stream-lanes.ts'

const takes = 12_000
const width = 240

/** A time of 100 seconds; each item has travelled `way` pixels on its lane by then. */
const now = 100_000
const gone = (lane: number, way: number): LaneItem => ({
  lane,
  takes,
  width,
  since: now - (way / lanes.length) * takes,
})

/** Returns these numbers in turn, then repeats the last one. Replaces Math.random. */
function saying(...numbers: number[]): () => number {
  let turn = 0
  return () => numbers[Math.min(turn++, numbers.length - 1)] ?? 0
}

/** Random numbers for every order in which lanes may be tried. */
const steps = [0, 0.3, 0.55, 0.8, 0.999]
const orders = steps.flatMap(a => steps.flatMap(b => steps.map(c => [a, b, c])))
const chosen = (river: readonly LaneItem[], ahead = 0) =>
  [...new Set(orders.map(numbers => chooseLane(river, now, ahead, saying(...numbers))))].sort()

describe('the constants of the pledge stream', () => {
  it('have the values of the rules', () => {
    expect(lanes).toEqual({ count: 4, height: 80, top: 20, length: 1200 })
    expect(burst).toEqual({ items: 10, apart: 100, offsetUpTo: 8000 })
    expect(spawning).toEqual({ startsAfter: 1000, least: 1500, most: 2500 })
    expect(crossing).toEqual({ least: 12_000, most: 15_000 })
  })
})

describe('a lane', () => {
  it('is any of the four when all are free', () => {
    expect(chosen([])).toEqual([0, 1, 2, 3])
  })

  it('is tried in a random order', () => {
    expect(chooseLane([], now, 0, saying(0.999))).toBe(0)
    expect(chooseLane([], now, 0, saying(0))).toBe(1)
    expect(chooseLane([], now, 0, saying(0.999, 0.999, 0))).toBe(1)
    expect(chooseLane([], now, 0, saying(0.999, 0, 0.999))).toBe(2)
  })

  it('is free once its last item has travelled its width and 100 px more, and not before', () => {
    const busy = [gone(0, 0), gone(1, 0), gone(2, 0)]
    expect(chosen([...busy, gone(3, width + 100)])).toEqual([3])
    expect(chosen([...busy, gone(3, width + 99)])).not.toEqual([3])
  })

  it('is judged by its last item, at any place of the list', () => {
    const busy = [gone(0, 0), gone(1, 0), gone(2, 0)]
    expect(chosen([...busy, gone(3, 10), gone(3, 900), gone(3, 1000)])).not.toContain(3)
    expect(chosen([...busy, gone(3, 900), gone(3, 1000), gone(3, 400)])).toEqual([3])
  })

  it('that is free is chosen even when another one has fewer items', () => {
    const river = [gone(0, 0), gone(1, 0), gone(2, 0), gone(3, 500), gone(3, 800), gone(3, 1100)]
    expect(chosen(river)).toEqual([3])
  })

  it('is the one with the fewest items when none is free', () => {
    const all = [0, 1, 2, 3].map(lane => gone(lane, 100))
    expect(chosen([...all, gone(0, 500), gone(1, 500), gone(3, 500)])).toEqual([2])
    expect(chosen([...all, gone(0, 500), gone(3, 500)])).toEqual([1, 2])
    expect(chosen(all)).toEqual([0, 1, 2, 3])
  })

  it('must be free at the start of the new item: one that starts further ahead needs more room', () => {
    const busy = [0, 1, 2].map(lane => gone(lane, 300))
    expect(chosen([...busy, gone(3, 800)], 800 - width - 100)).toEqual([3])
    expect(chosen([...busy, gone(3, 800), gone(3, 900)], 800 - width - 99)).toEqual([0, 1, 2])
  })
})

describe('the last item of a lane', () => {
  it('is the one that started last', () => {
    const [first, last, other] = [gone(1, 700), gone(1, 300), gone(2, 0)]
    expect(lastInLane([first, last, other], 1)).toBe(last)
    expect(lastInLane([last, first, other], 1)).toBe(last)
    expect(lastInLane([first, last, other], 0)).toBeUndefined()
  })
})

describe('the shown text of a pledge', () => {
  it.each([
    ['of forty letters', '江'.repeat(40), '江'.repeat(40)],
    ['of one more', '江'.repeat(41), `${'江'.repeat(40)}…`],
    ['of forty letters that are two units each', '🔥'.repeat(40), '🔥'.repeat(40)],
    ['of more of them', '🔥'.repeat(500), `${'🔥'.repeat(40)}…`],
    ['of several lines', 'one\n\n two\tthree', 'one two three'],
    ['of nothing', '', ''],
  ])('%s', (_, message, shown) => {
    expect(truncateMessage(message)).toBe(shown)
  })

  it('has an estimated width of 14 px per letter and 100 px', () => {
    expect([estimatedWidth(''), estimatedWidth('江河'), estimatedWidth('🔥🔥🔥')]).toEqual([100, 128, 142])
  })
})

describe('a random interval', () => {
  it('is between its bounds', () => {
    const at = (number: number) => randomBetween(spawning.least, spawning.most, saying(number))
    expect([at(0), at(0.5), at(1)]).toEqual([1500, 2000, 2500])
  })
})

describe('two items in the same half of a lane', () => {
  const view = 1280
  const ahead = { since: 0, takes: 12_000, drawn: 200 }

  it('do not overlap when the one behind is as slow and as wide', () => {
    expect(smallestGap(ahead, { ...ahead, since: 3000 }, 3000, view)).toBeCloseTo((1480 * 3000) / 12_000 - 200)
  })

  it('overlap at the left edge when the one behind is wider, and so faster, and starts soon after', () => {
    const wide = { since: 1900, takes: 12_000, drawn: 420 }
    expect(smallestGap(ahead, wide, 1900, view)).toBeLessThan(0)
    expect(smallestGap(ahead, { ...wide, takes: 15_000 }, 1900, view)).toBeGreaterThan(0)
  })

  it('overlap at the right edge when the one ahead has hardly entered', () => {
    expect(smallestGap(ahead, { ...ahead, since: 500 }, 500, view)).toBeLessThan(0)
  })

  it('have an infinite distance when there is none ahead, or it has left', () => {
    const item = { ...ahead, since: 13_000 }
    expect([smallestGap(undefined, item, 13_000, view), smallestGap(ahead, item, 13_000, view)]).toEqual([
      Infinity,
      Infinity,
    ])
  })

  it('are at most as wide as the style sheet allows', () => {
    expect(drawnWidth('江河', '校友', view)).toBe(2 * 17 + 2 * 13 + 40)
    expect(drawnWidth('江'.repeat(40), '校友', view)).toBe(420)
    expect(drawnWidth('江'.repeat(40), '校友', 390)).toBe(312)
  })
})
