import { useCallback, useEffect, useReducer, useRef } from 'react'
import { isMotionReduced } from '#app/browser/motion.ts'
import type { Spark } from './spark.ts'
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
} from './spark-lanes.ts'

export interface Afloat extends Travelling {
  key: number
  spark: Spark
  shown: string
  /** Milliseconds of its way that are already over when it appears. */
  offset: number
  /** True in the lower half of its lane. Halves keep items from overlapping (docs/product.md#stream-of-pledges). */
  low: boolean
  /** Estimated drawn width in pixels. */
  drawn: number
}

type Act = { type: 'float'; item: Afloat } | { type: 'gone'; key: number } | { type: 'rested'; pause: number }

function flow(river: readonly Afloat[], act: Act): readonly Afloat[] {
  if (act.type === 'float') return [...river, act.item]
  if (act.type === 'gone') return river.filter(item => item.key !== act.key)
  return river.map(item => ({ ...item, since: item.since + act.pause }))
}

/** Returns the pledges that are in the stream now. New ones start while `running` is true. */
export function useRiver(sparks: readonly Spark[], running: boolean) {
  const [river, act] = useReducer(flow, [])
  const source = useRef<Source>({ sparks, waiting: [], turn: 0, key: 0, river })
  source.current.sparks = sparks
  source.current.river = river

  const launch = useCallback((offset: number) => {
    const spark = nextOf(source.current)
    if (spark !== undefined) act({ type: 'float', item: setOut(spark, source.current, offset) })
  }, [])

  // After a pause the start times are shifted by its length.
  const heldAt = useRef<number>()
  useEffect(() => {
    if (!running || isMotionReduced()) return undefined
    if (heldAt.current !== undefined) act({ type: 'rested', pause: performance.now() - heldAt.current })
    const stopBurst = source.current.key === 0 ? startBurst(launch) : () => undefined
    const stopSpawning = startSpawning(launch)
    return () => {
      stopBurst()
      stopSpawning()
      heldAt.current = performance.now()
    }
  }, [running, launch])

  return {
    river,
    gone: useCallback((key: number) => act({ type: 'gone', key }), []),
    /** Puts a pledge at the head of the queue. It is never dropped. */
    hasten: useCallback((spark: Spark) => void source.current.waiting.push(spark), []),
  }
}

interface Source {
  sparks: readonly Spark[]
  /** Pledges that start before all others. */
  waiting: Spark[]
  turn: number
  key: number
  river: readonly Afloat[]
}

function setOut(spark: Spark, source: Source, offset: number): Afloat {
  const now = performance.now()
  const shown = shownText(spark.message)
  const random = between(crossing.least, crossing.most)
  const lane = chooseLane(source.river, now, (offset / random) * lanes.length)
  const drawn = drawnWidth(shown, spark.grade, window.innerWidth)
  const { takes, low } = placeIn(source.river, { lane, since: now - offset, drawn, now, random })
  source.key += 1
  const item = {
    key: source.key,
    spark,
    shown,
    offset,
    lane,
    since: now - offset,
    takes,
    width: widthOf(shown),
    low,
    drawn,
  }
  // Stored at once, before the next render, because another pledge may start in the same tick and must see this one.
  source.river = [...source.river, item]
  return item
}

interface Wish {
  lane: number
  since: number
  drawn: number
  now: number
  /** The wanted duration in milliseconds; a slower one is used if the pledge would catch up with another. */
  random: number
}

/** Returns the duration and the half of the lane: the first that keeps clear of the item ahead, else the one with the widest gap. */
function placeIn(river: readonly Afloat[], { lane, now, random, ...item }: Wish): { takes: number; low: boolean } {
  const gap = (low: boolean, takes: number) => {
    const ahead = lastIn(
      river.filter(other => other.low === low),
      lane,
    )
    return nearest(ahead, { ...item, takes }, now, window.innerWidth)
  }
  const places = [random, crossing.most].flatMap(takes => [false, true].map(low => ({ low, takes })))
  const free = places.find(({ low, takes }) => gap(low, takes) >= 0)
  return (
    free ?? places.reduce((best, place) => (gap(place.low, place.takes) > gap(best.low, best.takes) ? place : best))
  )
}

/** Returns the next pledge in turn that is not in the stream; any next one if all are. */
function nextOf(source: Source): Spark | undefined {
  const { waiting, sparks, river } = source
  const first = waiting.shift()
  if (first !== undefined) return first
  const afloat = new Set(river.map(({ spark }) => spark.id))
  for (let tried = 0; tried < sparks.length; tried += 1) {
    const spark = sparks[source.turn++ % sparks.length]
    if (spark !== undefined && !afloat.has(spark.id)) return spark
  }
  return sparks[source.turn++ % Math.max(1, sparks.length)]
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
    timer = setTimeout(again, between(spawning.least, spawning.most))
  }
  return () => clearTimeout(timer)
}
