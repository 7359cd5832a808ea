import type { LiveMessage, LiveState } from '#server/live/live.schema.ts'

/** The followed topics, each with the time (ms) from which this browser may have missed messages. */
export type TopicsSince = ReadonlyMap<string, number | undefined>

/** A message, and the time (ms) up to which the browser has received everything about the topics it follows. */
export interface ReceivedMessage {
  at: number
  message: LiveMessage
}

type OnReceived = (received: ReceivedMessage) => void

/** In ms. Thousands of pages that lose their server process reconnect spread over this range, not all at the same moment. */
const minReconnectDelayMs = 250
const maxReconnectDelayMs = 2250
/** In ms. The server sends something at least every 20 s. */
const maxSilenceMs = 60_000
const pollInterval = 30_000
const pollsBeforeRetry = 4
const maxBackoffMs = 60_000

const isMessage = (value: unknown): value is LiveMessage =>
  typeof value === 'object' && value !== null && 'topic' in value && typeof value.topic === 'string'

const isState = (value: unknown): value is LiveState =>
  typeof value === 'object' && value !== null && 'at' in value && 'messages' in value && Array.isArray(value.messages)

const query = (topics: TopicsSince) =>
  new URLSearchParams({
    topics: [...topics].map(([topic, since]) => (since === undefined ? topic : `${topic}@${since}`)).join(','),
  }).toString()

/**
 * Receives messages of the topics until the signal aborts, or until the server will send no more of them. When the server has no capacity for another
 * stream, it polls every 30 s instead, and later tries the stream again.
 */
export async function receiveMessages(
  topics: () => TopicsSince,
  signal: AbortSignal,
  onReceived: OnReceived,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const outcome = await openStream(topics(), signal, onReceived)
    if (isAborted(signal) || outcome === 'done') return
    failures = outcome === 'received' ? 0 : failures + 1
    await sleep(pauseAfter(failures), signal)
    if (outcome !== 'refused' || isAborted(signal)) continue
    const pollOutcome = await pollForAWhile(topics, signal, onReceived)
    if (pollOutcome === 'done') return
    if (pollOutcome === 'received') failures = 0
  }
}

// The first retry has no extra delay; each further failure doubles it.
function pauseAfter(failures: number): number {
  const longer = Math.min(maxBackoffMs, failures < 2 ? 0 : 1000 * 2 ** failures)
  return minReconnectDelayMs + Math.random() * (maxReconnectDelayMs - minReconnectDelayMs + longer)
}

type StreamEnd = 'received' | 'opened' | 'refused' | 'done'

const isOwnTopic = (topic: string) => topic.startsWith('own:')

/**
 * Opens one stream. Resolves with `received` if it delivered a message, `opened` if it only opened, `refused` if it never opened, `done` if there will
 * be no more messages.
 */
function openStream(topics: TopicsSince, signal: AbortSignal, onReceived: OnReceived): Promise<StreamEnd> {
  return new Promise(resolve => {
    let outcome: StreamEnd = 'refused'
    let hasSessionEnded = false
    const source = new EventSource(`/live?${query(topics)}`)
    const end = () => {
      source.close()
      clearTimeout(silence)
      signal.removeEventListener('abort', end)
      resolve(hasSessionEnded && [...topics.keys()].every(isOwnTopic) ? 'done' : outcome)
    }
    let silence = setTimeout(end, maxSilenceMs)
    source.addEventListener('open', () => {
      outcome = 'opened'
    })
    source.addEventListener('message', ({ lastEventId, data }: MessageEvent<string>) => {
      outcome = 'received'
      clearTimeout(silence)
      silence = setTimeout(end, maxSilenceMs)
      const message: unknown = JSON.parse(data)
      if (!isMessage(message)) return
      hasSessionEnded ||= message.sessionEnded === true
      onReceived({ at: Number(lastEventId), message })
    })
    source.addEventListener('error', end)
    signal.addEventListener('abort', end)
  })
}

/** Polls the state; resolves with `received` if the server answered every poll. */
async function pollForAWhile(
  topics: () => TopicsSince,
  signal: AbortSignal,
  onReceived: OnReceived,
): Promise<StreamEnd> {
  for (let polls = 0; polls < pollsBeforeRetry && !signal.aborted; polls += 1) {
    const state = await fetchState(topics(), signal)
    if (state === 'done') return state
    if (state === undefined || isAborted(signal)) return 'opened'
    for (const message of state.messages) onReceived({ at: state.at, message })
    onReceived({ at: state.at, message: { topic: 'beat' } })
    await sleep(pollInterval * (0.8 + Math.random() * 0.4), signal)
  }
  return 'received'
}

async function fetchState(topics: TopicsSince, signal: AbortSignal): Promise<LiveState | 'done' | undefined> {
  try {
    const response = await fetch(`/live/state?${query(topics)}`, { signal })
    if (response.status === 204) return 'done'
    const state: unknown = response.ok ? await response.json() : undefined
    return isState(state) ? state : undefined
  } catch {
    return undefined
  }
}

/** Returns whether the signal was aborted, perhaps during an `await`, where TypeScript still narrows `aborted` to false. */
export const isAborted = (signal: AbortSignal): boolean => signal.aborted

export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
