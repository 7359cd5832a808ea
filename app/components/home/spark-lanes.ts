// The stream of pledges (docs/product.md#stream-of-pledges): pure arithmetic, so that it can be tested without a browser.

export const lanes = { count: 4, height: 80, top: 20, length: 1200 } as const
export const burst = { items: 10, apart: 100, offsetUpTo: 8000 } as const
export const spawning = { startsAfter: 1000, least: 1500, most: 2500 } as const
export const crossing = { least: 12_000, most: 15_000 } as const

/** Of a long pledge only this much is shown on the river; the full text is a click away (docs/product.md#stream-of-pledges). */
const shownAtMost = 40

export interface Travelling {
  lane: number
  /** When it set out, in milliseconds; earlier than its start where it set out with an offset. */
  since: number
  takes: number
  width: number
}

export function shownText(message: string): string {
  const letters = Array.from(message.replace(/\s+/gu, ' '))
  return letters.length <= shownAtMost ? letters.join('') : `${letters.slice(0, shownAtMost).join('')}…`
}

/** Estimated width: letters × 14 + 100. */
export const widthOf = (shown: string): number => Array.from(shown).length * 14 + 100

const travelled = ({ since, takes }: Pick<Travelling, 'since' | 'takes'>, now: number) =>
  ((now - since) / takes) * lanes.length

/** A lane is free when its last item has travelled its estimated width + 100, ahead of where the new one sets out. */
const isFree = (last: Travelling | undefined, now: number, ahead: number) =>
  last === undefined || travelled(last, now) - ahead >= last.width + 100

/** The item of a lane that is furthest back. */
export const lastIn = <Item extends Travelling>(river: readonly Item[], lane: number): Item | undefined =>
  river
    .filter(item => item.lane === lane)
    .reduce<Item | undefined>((last, item) => (last && last.since > item.since ? last : item), undefined)

/** Lanes are tried in random order; if none is free, the one with the fewest items is taken. `ahead` is how far along the item sets out. */
export function chooseLane(
  river: readonly Travelling[],
  now: number,
  ahead = 0,
  random: () => number = Math.random,
): number {
  const order = shuffled(lanes.count, random)
  const free = order.find(lane => isFree(lastIn(river, lane), now, ahead))
  if (free !== undefined) return free
  const load = (lane: number) => river.filter(item => item.lane === lane).length
  return order.reduce((least, lane) => (load(lane) < load(least) ? lane : least))
}

/** What of a travelling item counts for whether it touches another: how wide it is drawn. */
type Drawn = Pick<Travelling, 'since' | 'takes'> & { drawn: number }

/** At most this wide, as the style sheet has it; the grade is smaller, the ember and the air around take the rest. */
export const drawnWidth = (shown: string, grade: string, view: number): number => {
  const letters = Array.from(shown).length * 17 + Math.min(9, Array.from(grade).length) * 13 + 40
  return Math.min(420, view * 0.8, letters)
}

const leftOf = ({ since, takes, drawn }: Drawn, now: number, view: number) =>
  view - ((view + drawn) * (now - since)) / takes

/**
 * How far one stays behind the other at its nearest, in pixels; below zero they touch. Wider items go faster, so that the nearest is
 * at the start or when the one ahead leaves.
 */
export function nearest(ahead: Drawn | undefined, item: Drawn, now: number, view: number): number {
  if (ahead === undefined) return Infinity
  const leaves = ahead.since + ahead.takes
  const gapAt = (moment: number) => leftOf(item, moment, view) - leftOf(ahead, moment, view) - ahead.drawn
  return leaves <= now ? Infinity : Math.min(gapAt(now), gapAt(leaves))
}

export const between = (least: number, most: number, random: () => number = Math.random): number =>
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
