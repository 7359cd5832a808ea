// Geometry of the stream of pledges (docs/product.md#stream-of-pledges). All functions are pure, so that they can be tested without a browser.

export const lanes = { count: 4, height: 80, top: 20, length: 1200 } as const
export const burst = { items: 10, apart: 100, offsetUpTo: 8000 } as const
export const spawning = { startsAfter: 1000, least: 1500, most: 2500 } as const
export const crossing = { least: 12_000, most: 15_000 } as const

/** The stream shows at most this many characters of a pledge; a click opens the full text (docs/product.md#stream-of-pledges). */
const maxShownLetters = 40

export interface LaneItem {
  lane: number
  /** Start time in milliseconds. An item that starts with an offset has an earlier one. */
  since: number
  takes: number
  width: number
}

export function truncateMessage(message: string): string {
  const letters = Array.from(message.replace(/\s+/gu, ' '))
  return letters.length <= maxShownLetters ? letters.join('') : `${letters.slice(0, maxShownLetters).join('')}…`
}

/** The estimated width in pixels: letters × 14 + 100. */
export const estimatedWidth = (shown: string): number => Array.from(shown).length * 14 + 100

const travelled = ({ since, takes }: Pick<LaneItem, 'since' | 'takes'>, now: number) =>
  ((now - since) / takes) * lanes.length

/** A lane is free when its last item has travelled its estimated width + 100 pixels beyond the start of the new one. */
const isFree = (last: LaneItem | undefined, now: number, ahead: number) =>
  last === undefined || travelled(last, now) - ahead >= last.width + 100

/** Returns the item of a lane that is furthest back. */
export const lastInLane = <Item extends LaneItem>(items: readonly Item[], lane: number): Item | undefined =>
  items
    .filter(item => item.lane === lane)
    .reduce<Item | undefined>((last, item) => (last && last.since > item.since ? last : item), undefined)

/**
 * Tries the lanes in random order; if none is free, it takes the one with the fewest items. `ahead` is the distance along the lane at which the item
 * starts.
 */
export function chooseLane(
  items: readonly LaneItem[],
  now: number,
  ahead = 0,
  random: () => number = Math.random,
): number {
  const order = shuffled(lanes.count, random)
  const free = order.find(lane => isFree(lastInLane(items, lane), now, ahead))
  if (free !== undefined) return free
  const load = (lane: number) => items.filter(item => item.lane === lane).length
  return order.reduce((least, lane) => (load(lane) < load(least) ? lane : least))
}

/** The fields of an item that decide whether it overlaps another. `drawn` is its drawn width in pixels. */
type DrawnItem = Pick<LaneItem, 'since' | 'takes'> & { drawn: number }

/** Returns an upper bound of the drawn width in pixels, matching the style sheet: the letters, the smaller grade, the ember and the padding. */
export const drawnWidth = (shown: string, grade: string, view: number): number => {
  const letters = Array.from(shown).length * 17 + Math.min(9, Array.from(grade).length) * 13 + 40
  return Math.min(420, view * 0.8, letters)
}

const leftOf = ({ since, takes, drawn }: DrawnItem, now: number, view: number) =>
  view - ((view + drawn) * (now - since)) / takes

/**
 * Returns the smallest gap between an item and the one ahead, in pixels; it is negative if they overlap. Wider items move faster, so the gap is
 * smallest now or when the one ahead leaves.
 */
export function smallestGap(ahead: DrawnItem | undefined, item: DrawnItem, now: number, view: number): number {
  if (ahead === undefined) return Infinity
  const leaves = ahead.since + ahead.takes
  const gapAt = (moment: number) => leftOf(item, moment, view) - leftOf(ahead, moment, view) - ahead.drawn
  return leaves <= now ? Infinity : Math.min(gapAt(now), gapAt(leaves))
}

export const randomBetween = (least: number, most: number, random: () => number = Math.random): number =>
  least + random() * (most - least)

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const kept = order[index] ?? index
    order[index] = order[other] ?? other
    order[other] = kept
  }
  return order
}
