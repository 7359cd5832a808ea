import type { LiveMessage } from '#server/live/live.schema.ts'
import { hearAll, isOver, sleep, untilOver, type Heard, type Marks } from './live-source.ts'

type Tell = (message: LiveMessage) => void

/**
 * Messages between the tabs of a browser: the topics that a tab follows, that a tab became the one that holds the stream, a live message that it
 * received.
 */
type Said =
  { tab: string; follows: readonly [string, number | undefined][] } | { listens: true } | { heard: Heard; from: Marks }

/** In ms. Tabs that open or change within this time share one new stream. */
const gathering = 300
const channelName = 'live'

const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
const listeners = new Map<string, Set<Tell>>()
/** The topics of this tab, each with the time from which it may have missed messages. */
const marks = new Map<string, number | undefined>()
/** The topics of the other visible tabs, as far as those announced them. */
const others = new Map<string, Map<string, number | undefined>>()
let channel: BroadcastChannel | undefined
let visible: AbortController | undefined
let round: AbortController | undefined
/** For each topic of the current round, the time from which messages may be missing; earlier messages have arrived or were not requested. */
let reached: Marks = new Map()

/**
 * Follows a topic from a given time on. All visible tabs of a browser share one stream, which one of them holds, because a browser opens at most six
 * connections to a site (docs/decisions/live-streams.md). A hidden tab gets no messages, and catches up when it is visible again.
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

/** Announces the topics of this tab to the tab that holds the stream; if that is this tab, a new round begins when needed. */
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

/** Returns the topics of all visible tabs, each from the earliest time that a tab needs. */
function followed(): Map<string, number | undefined> {
  const all = new Map(marks)
  for (const [topic, mark] of [...others.values()].flatMap(known => [...known])) {
    const known = all.get(topic)
    all.set(topic, known === undefined || mark === undefined ? (known ?? mark) : Math.min(known, mark))
  }
  return all
}

/** Returns whether a stream that delivers messages from `earliest` on is complete for a tab that may have missed messages from `mark` on. */
const isNoEarlier = (mark: number | undefined, earliest: number | undefined) =>
  mark === undefined || (earliest !== undefined && mark >= earliest)

/** Ends the current round when tabs follow other topics than it covers, or a topic from an earlier time. */
function renew(): void {
  const wanted = followed()
  const isCovered = [...wanted].every(([topic, mark]) => reached.has(topic) && isNoEarlier(mark, reached.get(topic)))
  if (!isCovered || wanted.size < reached.size) round?.abort()
}

/** Returns the topics that this round requests, each with its start time. */
function askedFor(): Marks {
  const wanted = followed()
  reached = new Map([...reached.keys()].map(topic => [topic, wanted.get(topic)]))
  return reached
}

/** Runs `work` while this tab holds the lock that the tabs of a browser share. Without locks or channels, each tab runs it for itself. */
async function inTurn(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (!('locks' in navigator) || typeof BroadcastChannel !== 'function') return work(signal)
  try {
    await navigator.locks.request(channelName, { signal }, () => work(signal))
  } catch (error) {
    // The request for the lock was aborted because the tab was hidden or closed.
    if (!signal.aborted) throw error
  }
}

/** Holds the stream for all visible tabs until the signal aborts; opens a new stream when the followed topics change. */
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
    // When the server will send nothing more, this waits until the topics change.
    await untilOver(round.signal)
    round = undefined
  }
}
