import { useCallback, useEffect, useReducer, useRef } from 'react'
import { isStill } from './motion.ts'
import type { Spark } from './spark.ts'
import { between, burst, chooseLane, crossing, shownText, spawning, widthOf, type Travelling } from './spark-lanes.ts'

export interface Afloat extends Travelling {
  key: number
  spark: Spark
  shown: string
  /** Milliseconds already behind it when it appears. */
  offset: number
  /** Upper or lower half of its lane, so that items rarely overlap (decisions: Stream of sparks). */
  low: boolean
}

type Act = { type: 'float'; item: Afloat } | { type: 'gone'; key: number } | { type: 'dry' }

function flow(river: readonly Afloat[], act: Act): readonly Afloat[] {
  if (act.type === 'float') return [...river, act.item]
  return act.type === 'gone' ? river.filter(item => item.key !== act.key) : []
}

/** The sparks that are on the river now; runs while `running`, and lets `next` sparks go first. */
export function useRiver(sparks: readonly Spark[], running: boolean) {
  const [river, act] = useReducer(flow, [])
  const source = useRef<Source>({ sparks, waiting: [], turn: 0, key: 0, river })
  source.current.sparks = sparks
  source.current.river = river

  const launch = useCallback((offset: number) => {
    const { current } = source
    const spark = current.waiting.shift() ?? current.sparks[current.turn++ % Math.max(1, current.sparks.length)]
    if (spark !== undefined) act({ type: 'float', item: setOut(spark, current, offset) })
  }, [])

  useEffect(() => {
    if (!running || isStill()) return undefined
    const stopBurst = source.current.key === 0 ? startBurst(launch) : () => undefined
    const stopSpawning = startSpawning(launch)
    return () => {
      stopBurst()
      stopSpawning()
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
  source.key += 1
  const takes = between(crossing.least, crossing.most)
  return {
    key: source.key,
    spark,
    shown,
    offset,
    lane: chooseLane(source.river, now),
    since: now - offset,
    takes,
    width: widthOf(shown),
    low: Math.random() < 0.5,
  }
}

function startBurst(launch: (offset: number) => void): () => void {
  const timers = Array.from({ length: burst.items }, (_, index) =>
    setTimeout(() => launch(Math.random() * burst.offsetUpTo), index * burst.apart),
  )
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
