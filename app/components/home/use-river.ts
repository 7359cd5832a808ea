import { useCallback, useEffect, useReducer, useRef } from 'react'
import { isStill } from '#app/browser/motion.ts'
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
  /** Milliseconds already behind it when it appears. */
  offset: number
  /** Upper or lower half of its lane, so that items rarely overlap (docs/product.md#stream-of-pledges). */
  low: boolean
  /** About how wide it is drawn. */
  drawn: number
}

type Act = { type: 'float'; item: Afloat } | { type: 'gone'; key: number } | { type: 'rested'; pause: number }

function flow(river: readonly Afloat[], act: Act): readonly Afloat[] {
  if (act.type === 'float') return [...river, act.item]
  if (act.type === 'gone') return river.filter(item => item.key !== act.key)
  return river.map(item => ({ ...item, since: item.since + act.pause }))
}

/** The sparks that are on the river now; runs while `running`, and lets `next` sparks go first. */
export function useRiver(sparks: readonly Spark[], running: boolean) {
  const [river, act] = useReducer(flow, [])
  const source = useRef<Source>({ sparks, waiting: [], turn: 0, key: 0, river })
  source.current.sparks = sparks
  source.current.river = river

  const launch = useCallback((offset: number) => {
    const spark = nextOf(source.current)
    if (spark !== undefined) act({ type: 'float', item: setOut(spark, source.current, offset) })
  }, [])

  // A spark that was paused is behind by the time of the pause.
  const heldAt = useRef<number>()
  useEffect(() => {
    if (!running || isStill()) return undefined
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
    /** The next to set out, before all others: never dropped. */
    hasten: useCallback((spark: Spark) => void source.current.waiting.push(spark), []),
  }
}

interface Source {
  sparks: readonly Spark[]
  /** Those that go before all others. */
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
  // Known at once, before the page has been rendered: two that set out together must see each other.
  source.river = [...source.river, item]
  return item
}

interface Wish {
  lane: number
  since: number
  drawn: number
  now: number
  /** The wanted duration, unless it would catch up with another spark. */
  random: number
}

/** The half of the lane where it stays furthest from the one ahead; as slow as may be where it would touch that one too. */
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

/** The next in turn that is not on the river already; one of those where all are. */
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

// The one that is furthest along sets out first, so that each lane is filled from its end.
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
