import type { LiveMessage } from '#server/live/live.schema.ts'
import { hearAll, isOver, sleep, untilOver, type Heard, type Marks } from './live-source.ts'

type Tell = (message: LiveMessage) => void

/** What the tabs of a browser tell each other: what one follows, that one has begun to listen for all, what it heard. */
type Said =
  { tab: string; follows: readonly [string, number | undefined][] } | { listens: true } | { heard: Heard; from: Marks }

/** Tabs that open or change together share one new stream. */
const gathering = 300
const channelName = 'live'

const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
const listeners = new Map<string, Set<Tell>>()
/** What this tab follows, each topic from a moment on. */
const marks = new Map<string, number | undefined>()
/** What the other visible tabs follow, as far as they said. */
const others = new Map<string, Map<string, number | undefined>>()
let channel: BroadcastChannel | undefined
let visible: AbortController | undefined
let round: AbortController | undefined
/** Of each topic of the round, the moment from which messages are still missing; earlier ones have arrived or were not asked for. */
let reached: Marks = new Map()

/**
 * Follows a topic from a moment on. All that the visible tabs of a browser follow comes by one stream, which one of them holds: a browser
 * opens six connections to a site at most (docs/decisions/live-streams.md). A hidden tab gets no messages, and catches up afterwards.
 */
export function followTopic(topic: string, tell: Tell, since?: number): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility)
  const tellers = listeners.get(topic) ?? new Set()
  listeners.set(topic, tellers.add(tell))
  const known = marks.get(topic)
  marks.set(topic, known === undefined || since === undefined ? since : Math.min(known, since))
  join()
  return () => {
    tellers.delete(tell)
    if (tellers.size > 0) return
    listeners.delete(topic)
    marks.delete(topic)
    if (listeners.size > 0) return announce()
    document.removeEventListener('visibilitychange', onVisibility)
    leave()
  }
}

function onVisibility(): void {
  if (document.visibilityState === 'hidden') leave()
  else join()
}

function join(): void {
  if (document.visibilityState === 'hidden') return
  if (visible) return announce()
  visible = new AbortController()
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => listenTo(data))
  }
  announce()
  void inTurn(visible.signal, listenForAll)
}

function leave(): void {
  say({ tab, follows: [] })
  visible?.abort()
  round?.abort()
  channel?.close()
  others.clear()
  visible = undefined
  channel = undefined
}

const say = (said: Said) => channel?.postMessage(said)

/** Tells who listens for all what this tab follows; where that is this tab, the next round begins. */
function announce(): void {
  say({ tab, follows: [...marks] })
  renew()
}

function listenTo(said: Said): void {
  if ('heard' in said) hear(said.heard, said.from)
  else if ('listens' in said) say({ tab, follows: [...marks] })
  else {
    if (said.follows.length === 0) others.delete(said.tab)
    else others.set(said.tab, new Map(said.follows))
    renew()
  }
}

function hear({ at, message }: Heard, from: Marks): void {
  for (const known of [marks, ...others.values()])
    for (const [topic, earliest] of from)
      if (known.has(topic) && isNoEarlier(known.get(topic), earliest)) known.set(topic, at)
  for (const [topic, tellers] of listeners)
    if (topic === message.topic || (message.topic === 'own' && topic.startsWith('own:')))
      for (const tell of tellers) tell(message)
}

/** What all visible tabs follow, each topic from the earliest moment that one of them needs. */
function followed(): Map<string, number | undefined> {
  const all = new Map(marks)
  for (const [topic, mark] of [...others.values()].flatMap(known => [...known])) {
    const known = all.get(topic)
    all.set(topic, known === undefined || mark === undefined ? (known ?? mark) : Math.min(known, mark))
  }
  return all
}

/** Whether a stream that delivers from `earliest` on has everything for a page that knows nothing from `mark` on. */
const isNoEarlier = (mark: number | undefined, earliest: number | undefined) =>
  mark === undefined || (earliest !== undefined && mark >= earliest)

/** The next round begins where other topics are followed than this one covers, or one of them from earlier on. */
function renew(): void {
  const wanted = followed()
  const isCovered = [...wanted].every(([topic, mark]) => reached.has(topic) && isNoEarlier(mark, reached.get(topic)))
  if (!isCovered || wanted.size < reached.size) round?.abort()
}

/** What this round asks the server for, and from when on. */
function askedFor(): Marks {
  const wanted = followed()
  reached = new Map([...reached.keys()].map(topic => [topic, wanted.get(topic)]))
  return reached
}

/** Works while this tab holds the lock that the tabs of a browser share; without locks or channels each tab works for itself. */
async function inTurn(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (!('locks' in navigator) || typeof BroadcastChannel !== 'function') return work(signal)
  try {
    await navigator.locks.request(channelName, { signal }, () => work(signal))
  } catch (error) {
    // Waiting ended because the tab was hidden or left.
    if (!signal.aborted) throw error
  }
}

/** Holds the stream for all visible tabs until the signal; another one where what they follow has changed. */
async function listenForAll(signal: AbortSignal): Promise<void> {
  say({ listens: true })
  while (!signal.aborted) {
    await sleep(gathering, signal)
    if (isOver(signal)) return
    reached = followed()
    round = new AbortController()
    await hearAll(askedFor, round.signal, heard => {
      const from = reached
      reached = new Map([...from.keys()].map(topic => [topic, heard.at]))
      say({ heard, from })
      hear(heard, from)
    })
    // Where there is nothing to hear, it waits until something else is followed.
    await untilOver(round.signal)
    round = undefined
  }
}
