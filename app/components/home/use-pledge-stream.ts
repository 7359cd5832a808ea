import { useCallback, useEffect, useReducer, useRef } from 'react'
import { isMotionReduced } from '#app/browser/motion.ts'
import { measureOnWindowEvents } from '#app/components/ui/add-listeners.ts'
import type { PledgeStreamItem } from './pledge-stream-items.ts'
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
} from './pledge-stream-lanes.ts'

export interface MovingPledge extends LaneItem {
  key: number
  pledge: PledgeStreamItem
  shown: string
  /** Milliseconds of its way that are already over when it appears. */
  offset: number
  /** True in the lower half of its lane. Halves keep items from overlapping (docs/product.md#stream-of-pledges). */
  low: boolean
  /** Estimated drawn width in pixels. */
  drawn: number
}

type StreamAction =
  | { type: 'float'; item: MovingPledge }
  | { type: 'gone'; key: number }
  | { type: 'rested'; pause: number }

function streamReducer(items: readonly MovingPledge[], act: StreamAction): readonly MovingPledge[] {
  if (act.type === 'float') return [...items, act.item]
  if (act.type === 'gone') return items.filter(item => item.key !== act.key)
  return items.map(item => ({ ...item, since: item.since + act.pause }))
}

/** Returns the pledges that are in the stream now. New ones start while `running` is true. */
export function usePledgeStream(pledges: readonly PledgeStreamItem[], running: boolean) {
  const [items, act] = useReducer(streamReducer, [])
  const source = useRef<Source>({ pledges, waiting: [], turn: 0, key: 0, items, view: 0 })
  source.current.pledges = pledges
  source.current.items = items

  const launch = useCallback((offset: number) => {
    const pledge = takeNext(source.current)
    if (pledge !== undefined) act({ type: 'float', item: startMoving(pledge, source.current, offset) })
  }, [])

  // After a pause the start times are shifted by its length.
  const heldAt = useRef<number>()
  useEffect(() => {
    if (!running || isMotionReduced()) return undefined
    const stopMeasuring = measureView(source.current)
    if (heldAt.current !== undefined) act({ type: 'rested', pause: performance.now() - heldAt.current })
    const stopBurst = source.current.key === 0 ? startBurst(launch) : () => undefined
    const stopSpawning = startSpawning(launch)
    return () => {
      stopMeasuring()
      stopBurst()
      stopSpawning()
      heldAt.current = performance.now()
    }
  }, [running, launch])

  return {
    items,
    drop: useCallback((key: number) => act({ type: 'gone', key }), []),
    /** Puts a pledge at the head of the queue. It is never dropped. */
    enqueue: useCallback((pledge: PledgeStreamItem) => void source.current.waiting.push(pledge), []),
  }
}

interface Source {
  pledges: readonly PledgeStreamItem[]
  /** Pledges that start before all others. */
  waiting: PledgeStreamItem[]
  turn: number
  key: number
  items: readonly MovingPledge[]
  /** The width of the window in pixels; 0 before it has been measured. */
  view: number
}

/** Keeps the width of the window. Reading it makes the browser lay out what has just changed, so a starting pledge uses the kept value. */
const measureView = (source: Source) =>
  measureOnWindowEvents(['resize', 'orientationchange'], () => void (source.view = window.innerWidth))

function startMoving(pledge: PledgeStreamItem, source: Source, offset: number): MovingPledge {
  const now = performance.now()
  // The first pledge may start before the first frame.
  source.view ||= window.innerWidth
  const shown = truncateMessage(pledge.message)
  const random = randomBetween(crossing.least, crossing.most)
  const lane = chooseLane(source.items, now, (offset / random) * lanes.length)
  const drawn = drawnWidth(shown, pledge.grade, source.view)
  const { takes, low } = choosePosition(source, { lane, since: now - offset, drawn, now, random })
  source.key += 1
  const item = {
    key: source.key,
    pledge,
    shown,
    offset,
    lane,
    since: now - offset,
    takes,
    width: estimatedWidth(shown),
    low,
    drawn,
  }
  // Stored immediately, before the next render, because another pledge may start in the same tick and must see this one.
  source.items = [...source.items, item]
  return item
}

interface PlacementRequest {
  lane: number
  since: number
  drawn: number
  now: number
  /** The wanted duration in milliseconds; a slower one is used if the pledge would catch up with another. */
  random: number
}

/** Returns the duration and the half of the lane: the first that keeps clear of the item ahead, else the one with the widest gap. */
function choosePosition(
  { items, view }: Pick<Source, 'items' | 'view'>,
  { lane, now, random, ...item }: PlacementRequest,
): { takes: number; low: boolean } {
  const gap = (low: boolean, takes: number) => {
    const ahead = lastInLane(
      items.filter(other => other.low === low),
      lane,
    )
    return smallestGap(ahead, { ...item, takes }, now, view)
  }
  const places = [random, crossing.most].flatMap(takes => [false, true].map(low => ({ low, takes })))
  const free = places.find(({ low, takes }) => gap(low, takes) >= 0)
  return (
    free ?? places.reduce((best, place) => (gap(place.low, place.takes) > gap(best.low, best.takes) ? place : best))
  )
}

/** Returns the next pledge in turn that is not in the stream; any next one if all are. */
function takeNext(source: Source): PledgeStreamItem | undefined {
  const { waiting, pledges, items } = source
  const first = waiting.shift()
  if (first !== undefined) return first
  const moving = new Set(items.map(({ pledge }) => pledge.id))
  for (let tried = 0; tried < pledges.length; tried += 1) {
    const pledge = pledges[source.turn++ % pledges.length]
    if (pledge !== undefined && !moving.has(pledge.id)) return pledge
  }
  return pledges[source.turn++ % Math.max(1, pledges.length)]
}

// The one that is furthest along starts first, so that each lane is filled from its end.
function startBurst(launch: (offset: number) => void): () => void {
  const offsets = Array.from({ length: burst.items }, () => Math.random() * burst.offsetUpTo).sort(
    (one, other) => other - one,
  )
  const timers = offsets.map((offset, index) => setTimeout(() => launch(offset), index * burst.apart))
  return () => timers.forEach(clearTimeout)
}

function startSpawning(launch: (offset: number) => void): () => void {
  let timer = setTimeout(again, spawning.startsAfter)
  function again(): void {
    launch(0)
    timer = setTimeout(again, randomBetween(spawning.least, spawning.most))
  }
  return () => clearTimeout(timer)
}
