import type { LiveMessage } from '#server/live/live.schema.ts'
import {
  receiveMessages,
  isAborted,
  sleep,
  untilAborted,
  type ReceivedMessage,
  type TopicsSince,
} from './receive-live-messages.ts'

type OnMessage = (message: LiveMessage) => void

/**
 * Messages between the tabs of a browser: the topics that a tab follows, that a tab became the one that holds the stream, a live message that it
 * received.
 */
type TabMessage =
  | { tab: string; follows: readonly [string, number | undefined][] }
  | { listens: true }
  | { heard: ReceivedMessage; from: TopicsSince }

/** In ms. Tabs that open or change within this time share one new stream. */
const gatheringTime = 300
const channelName = 'live'

const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
const listeners = new Map<string, Set<OnMessage>>()
/** The topics of this tab, each with the time from which it may have missed messages. */
const ownTopics = new Map<string, number | undefined>()
/** The topics of the other visible tabs, as far as those announced them. */
const otherTabs = new Map<string, Map<string, number | undefined>>()
let channel: BroadcastChannel | undefined
let whileVisible: AbortController | undefined
let currentStream: AbortController | undefined
/** For each topic of the current stream, the time from which messages may be missing; earlier messages have arrived or were not requested. */
let missingSince: TopicsSince = new Map()

/**
 * Follows a topic from a given time on. All visible tabs of a browser share one stream, which one of them holds, because a browser opens at most six
 * connections to a site (docs/decisions/live-streams.md). A hidden tab gets no messages, and catches up when it is visible again.
 */
export function followTopic(topic: string, callback: OnMessage, since?: number): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility)
  const callbacks = listeners.get(topic) ?? new Set()
  listeners.set(topic, callbacks.add(callback))
  const known = ownTopics.get(topic)
  ownTopics.set(topic, known === undefined || since === undefined ? since : Math.min(known, since))
  join()
  return () => {
    callbacks.delete(callback)
    if (callbacks.size > 0) return
    listeners.delete(topic)
    ownTopics.delete(topic)
    if (listeners.size > 0) return announceTopics()
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
  if (whileVisible) return announceTopics()
  whileVisible = new AbortController()
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onTabMessage(data))
  }
  announceTopics()
  void withTabLock(whileVisible.signal, holdStream)
}

function leave(): void {
  post({ tab, follows: [] })
  whileVisible?.abort()
  currentStream?.abort()
  channel?.close()
  otherTabs.clear()
  whileVisible = undefined
  channel = undefined
}

const post = (message: TabMessage) => channel?.postMessage(message)

/** Announces the topics of this tab to the tab that holds the stream; if that is this tab, a new stream begins when needed. */
function announceTopics(): void {
  post({ tab, follows: [...ownTopics] })
  restartIfOutdated()
}

function onTabMessage(message: TabMessage): void {
  if ('heard' in message) dispatch(message.heard, message.from)
  else if ('listens' in message) post({ tab, follows: [...ownTopics] })
  else {
    if (message.follows.length === 0) otherTabs.delete(message.tab)
    else otherTabs.set(message.tab, new Map(message.follows))
    restartIfOutdated()
  }
}

function dispatch({ at, message }: ReceivedMessage, from: TopicsSince): void {
  for (const known of [ownTopics, ...otherTabs.values()])
    for (const [topic, earliest] of from)
      if (known.has(topic) && isNoEarlier(known.get(topic), earliest)) known.set(topic, at)
  for (const [topic, callbacks] of listeners)
    if (topic === message.topic || (message.topic === 'own' && topic.startsWith('own:')))
      for (const callback of callbacks) callback(message)
}

/** Returns the topics of all visible tabs, each from the earliest time that a tab needs. */
function followedTopics(): Map<string, number | undefined> {
  const all = new Map(ownTopics)
  for (const [topic, since] of [...otherTabs.values()].flatMap(known => [...known])) {
    const known = all.get(topic)
    all.set(topic, known === undefined || since === undefined ? (known ?? since) : Math.min(known, since))
  }
  return all
}

/** Returns whether a stream that delivers messages from `earliest` on is complete for a tab that may have missed messages from `since` on. */
const isNoEarlier = (since: number | undefined, earliest: number | undefined) =>
  since === undefined || (earliest !== undefined && since >= earliest)

/** Ends the current stream when tabs follow other topics than it covers, or a topic from an earlier time. */
function restartIfOutdated(): void {
  const wanted = followedTopics()
  const isCovered = [...wanted].every(
    ([topic, since]) => missingSince.has(topic) && isNoEarlier(since, missingSince.get(topic)),
  )
  if (!isCovered || wanted.size < missingSince.size) currentStream?.abort()
}

/** Returns the topics that this stream requests, each with its start time. */
function requestedTopics(): TopicsSince {
  const wanted = followedTopics()
  missingSince = new Map([...missingSince.keys()].map(topic => [topic, wanted.get(topic)]))
  return missingSince
}

/** Runs `work` while this tab holds the lock that the tabs of a browser share. Without locks or channels, each tab runs it for itself. */
async function withTabLock(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (!('locks' in navigator) || typeof BroadcastChannel !== 'function') return work(signal)
  try {
    await navigator.locks.request(channelName, { signal }, () => work(signal))
  } catch (error) {
    // The request for the lock was aborted because the tab was hidden or closed.
    if (!signal.aborted) throw error
  }
}

/** Holds the stream for all visible tabs until the signal aborts; opens a new stream when the followed topics change. */
async function holdStream(signal: AbortSignal): Promise<void> {
  post({ listens: true })
  while (!signal.aborted) {
    await sleep(gatheringTime, signal)
    if (isAborted(signal)) return
    missingSince = followedTopics()
    currentStream = new AbortController()
    await receiveMessages(requestedTopics, currentStream.signal, heard => {
      const from = missingSince
      missingSince = new Map([...from.keys()].map(topic => [topic, heard.at]))
      post({ heard, from })
      dispatch(heard, from)
    })
    // When the server will send nothing more, this waits until the topics change.
    await untilAborted(currentStream.signal)
    currentStream = undefined
  }
}
