import { describe, expect, it } from 'vitest'
import {
  between,
  burst,
  chooseLane,
  crossing,
  drawnWidth,
  lanes,
  lastIn,
  nearest,
  shownText,
  spawning,
  widthOf,
  type Travelling,
} from '#app/components/home/spark-lanes.ts'

const takes = 12_000
const width = 240

/** What is on the river at 100 seconds: one item for each lane and way that it has gone. */
const now = 100_000
const gone = (lane: number, way: number): Travelling => ({
  lane,
  takes,
  width,
  since: now - (way / lanes.length) * takes,
})

/** Randomness that says these, then the last of them again and again. */
function saying(...numbers: number[]): () => number {
  let turn = 0
  return () => numbers[Math.min(turn++, numbers.length - 1)] ?? 0
}

/** Every order that lanes may be tried in, by what random says. */
const steps = [0, 0.3, 0.55, 0.8, 0.999]
const orders = steps.flatMap(a => steps.flatMap(b => steps.map(c => [a, b, c])))
const chosen = (river: readonly Travelling[], ahead = 0) =>
  [...new Set(orders.map(numbers => chooseLane(river, now, ahead, saying(...numbers))))].sort()

describe('the constants of the stream', () => {
  it('are those of the rules', () => {
    expect(lanes).toEqual({ count: 4, height: 80, top: 20, length: 1200 })
    expect(burst).toEqual({ items: 10, apart: 100, offsetUpTo: 8000 })
    expect(spawning).toEqual({ startsAfter: 1000, least: 1500, most: 2500 })
    expect(crossing).toEqual({ least: 12_000, most: 15_000 })
  })
})

describe('a lane', () => {
  it('is any of the four where all are free', () => {
    expect(chosen([])).toEqual([0, 1, 2, 3])
  })

  it('is tried in an order that random decides', () => {
    expect(chooseLane([], now, 0, saying(0.999))).toBe(0)
    expect(chooseLane([], now, 0, saying(0))).toBe(1)
    expect(chooseLane([], now, 0, saying(0.999, 0.999, 0))).toBe(1)
    expect(chooseLane([], now, 0, saying(0.999, 0, 0.999))).toBe(2)
  })

  it('is free once its last item has gone its width and 100 more, and not before', () => {
    const busy = [gone(0, 0), gone(1, 0), gone(2, 0)]
    expect(chosen([...busy, gone(3, width + 100)])).toEqual([3])
    expect(chosen([...busy, gone(3, width + 99)])).not.toEqual([3])
  })

  it('is judged by its last item, wherever that stands in the list', () => {
    const busy = [gone(0, 0), gone(1, 0), gone(2, 0)]
    expect(chosen([...busy, gone(3, 10), gone(3, 900), gone(3, 1000)])).not.toContain(3)
    expect(chosen([...busy, gone(3, 900), gone(3, 1000), gone(3, 400)])).toEqual([3])
  })

  it('that is free is taken although another one is used less', () => {
    const river = [gone(0, 0), gone(1, 0), gone(2, 0), gone(3, 500), gone(3, 800), gone(3, 1100)]
    expect(chosen(river)).toEqual([3])
  })

  it('where none is free is the one that is used least', () => {
    const all = [0, 1, 2, 3].map(lane => gone(lane, 100))
    expect(chosen([...all, gone(0, 500), gone(1, 500), gone(3, 500)])).toEqual([2])
    expect(chosen([...all, gone(0, 500), gone(3, 500)])).toEqual([1, 2])
    expect(chosen(all)).toEqual([0, 1, 2, 3])
  })

  it('must be free where the new item sets out: one that starts ahead needs more room', () => {
    const busy = [0, 1, 2].map(lane => gone(lane, 300))
    expect(chosen([...busy, gone(3, 800)], 800 - width - 100)).toEqual([3])
    expect(chosen([...busy, gone(3, 800), gone(3, 900)], 800 - width - 99)).toEqual([0, 1, 2])
  })
})

describe('the last of a lane', () => {
  it('is the one that set out last', () => {
    const [first, last, other] = [gone(1, 700), gone(1, 300), gone(2, 0)]
    expect(lastIn([first, last, other], 1)).toBe(last)
    expect(lastIn([last, first, other], 1)).toBe(last)
    expect(lastIn([first, last, other], 0)).toBeUndefined()
  })
})

describe('what is shown of a pledge', () => {
  it.each([
    ['of forty letters', '江'.repeat(40), '江'.repeat(40)],
    ['of one more', '江'.repeat(41), `${'江'.repeat(40)}…`],
    ['of forty letters that are two units each', '🔥'.repeat(40), '🔥'.repeat(40)],
    ['of more of them', '🔥'.repeat(500), `${'🔥'.repeat(40)}…`],
    ['of several lines', 'one\n\n two\tthree', 'one two three'],
    ['of nothing', '', ''],
  ])('%s', (_, message, shown) => {
    expect(shownText(message)).toBe(shown)
  })

  it('has an estimated width of 14 a letter and 100', () => {
    expect([widthOf(''), widthOf('江河'), widthOf('🔥🔥🔥')]).toEqual([100, 128, 142])
  })
})

describe('a random moment', () => {
  it('lies between its bounds', () => {
    const at = (number: number) => between(spawning.least, spawning.most, saying(number))
    expect([at(0), at(0.5), at(1)]).toEqual([1500, 2000, 2500])
  })
})

describe('two in the same half of a lane', () => {
  const view = 1280
  const ahead = { since: 0, takes: 12_000, drawn: 200 }

  it('keep clear where the one behind is as slow and as wide', () => {
    expect(nearest(ahead, { ...ahead, since: 3000 }, 3000, view)).toBeCloseTo((1480 * 3000) / 12_000 - 200)
  })

  it('touch at the left edge where the one behind is wider, and so faster, and sets out soon after', () => {
    const wide = { since: 1900, takes: 12_000, drawn: 420 }
    expect(nearest(ahead, wide, 1900, view)).toBeLessThan(0)
    expect(nearest(ahead, { ...wide, takes: 15_000 }, 1900, view)).toBeGreaterThan(0)
  })

  it('touch at the right edge where the one ahead has hardly come in', () => {
    expect(nearest(ahead, { ...ahead, since: 500 }, 500, view)).toBeLessThan(0)
  })

  it('never meet where there is none ahead, or it has left', () => {
    const item = { ...ahead, since: 13_000 }
    expect([nearest(undefined, item, 13_000, view), nearest(ahead, item, 13_000, view)]).toEqual([Infinity, Infinity])
  })

  it('are at most as wide as the style sheet has them', () => {
    expect(drawnWidth('江河', '校友', view)).toBe(2 * 17 + 2 * 13 + 40)
    expect(drawnWidth('江'.repeat(40), '校友', view)).toBe(420)
    expect(drawnWidth('江'.repeat(40), '校友', 390)).toBe(312)
  })
})
