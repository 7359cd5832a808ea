import type { LiveMessage, LiveState } from '#server/live/live.schema.ts'

/** The followed topics, each with the time (ms) from which this browser may have missed messages. */
export type Marks = ReadonlyMap<string, number | undefined>

/** A message, and the time (ms) up to which the browser has received everything about the topics it follows. */
export interface Heard {
  at: number
  message: LiveMessage
}

type Hear = (heard: Heard) => void

/** In ms. Thousands of pages that lose their server process reconnect spread over this range, not all at the same moment. */
const soonest = 250
const latest = 2250
/** In ms. The server sends something at least every 20 s. */
const silentAtMost = 60_000
const askEvery = 30_000
const asksBeforeTrying = 4
const longestPause = 60_000

const isMessage = (thing: unknown): thing is LiveMessage =>
  typeof thing === 'object' && thing !== null && 'topic' in thing && typeof thing.topic === 'string'

const isState = (thing: unknown): thing is LiveState =>
  typeof thing === 'object' && thing !== null && 'at' in thing && 'messages' in thing && Array.isArray(thing.messages)

const query = (marks: Marks) =>
  new URLSearchParams({
    topics: [...marks].map(([topic, mark]) => (mark === undefined ? topic : `${topic}@${mark}`)).join(','),
  }).toString()

/**
 * Receives messages of the topics until the signal aborts, or until the server will send no more of them. When the server has no capacity for another
 * stream, it polls every 30 s instead, and later tries the stream again.
 */
export async function hearAll(marks: () => Marks, signal: AbortSignal, hear: Hear): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const ended = await listen(marks(), signal, hear)
    if (isOver(signal) || ended === 'nothing') return
    failures = ended === 'lived' ? 0 : failures + 1
    await sleep(pauseAfter(failures), signal)
    if (ended !== 'refused' || isOver(signal)) continue
    const answered = await askForAWhile(marks, signal, hear)
    if (answered === 'nothing') return
    if (answered === 'lived') failures = 0
  }
}

// The first retry has no extra delay; each further failure doubles it.
function pauseAfter(failures: number): number {
  const longer = Math.min(longestPause, failures < 2 ? 0 : 1000 * 2 ** failures)
  return soonest + Math.random() * (latest - soonest + longer)
}

type Ended = 'lived' | 'broke' | 'refused' | 'nothing'

const isOwn = (topic: string) => topic.startsWith('own:')

/**
 * Opens one stream. Resolves with `lived` if it delivered a message, `broke` if it only opened, `refused` if it never opened, `nothing` if there will
 * be no more messages.
 */
function listen(marks: Marks, signal: AbortSignal, hear: Hear): Promise<Ended> {
  return new Promise(resolve => {
    let ended: Ended = 'refused'
    let hasSessionEnded = false
    const source = new EventSource(`/live?${query(marks)}`)
    const end = () => {
      source.close()
      clearTimeout(silence)
      signal.removeEventListener('abort', end)
      resolve(hasSessionEnded && [...marks.keys()].every(isOwn) ? 'nothing' : ended)
    }
    let silence = setTimeout(end, silentAtMost)
    source.addEventListener('open', () => {
      ended = 'broke'
    })
    source.addEventListener('message', ({ lastEventId, data }: MessageEvent<string>) => {
      ended = 'lived'
      clearTimeout(silence)
      silence = setTimeout(end, silentAtMost)
      const message: unknown = JSON.parse(data)
      if (!isMessage(message)) return
      hasSessionEnded ||= message.sessionEnded === true
      hear({ at: Number(lastEventId), message })
    })
    source.addEventListener('error', end)
    signal.addEventListener('abort', end)
  })
}

/** Polls the state; resolves with `lived` if the server answered every poll. */
async function askForAWhile(marks: () => Marks, signal: AbortSignal, hear: Hear): Promise<Ended> {
  for (let asked = 0; asked < asksBeforeTrying && !signal.aborted; asked += 1) {
    const state = await ask(marks(), signal)
    if (state === 'nothing') return state
    if (state === undefined || isOver(signal)) return 'broke'
    for (const message of state.messages) hear({ at: state.at, message })
    hear({ at: state.at, message: { topic: 'beat' } })
    await sleep(askEvery * (0.8 + Math.random() * 0.4), signal)
  }
  return 'lived'
}

async function ask(marks: Marks, signal: AbortSignal): Promise<LiveState | 'nothing' | undefined> {
  try {
    const answer = await fetch(`/live/state?${query(marks)}`, { signal })
    if (answer.status === 204) return 'nothing'
    const state: unknown = answer.ok ? await answer.json() : undefined
    return isState(state) ? state : undefined
  } catch {
    return undefined
  }
}

/** Returns whether the signal was aborted, perhaps during an `await`, where TypeScript still narrows `aborted` to false. */
export const isOver = (signal: AbortSignal): boolean => signal.aborted

export const untilOver = (signal: AbortSignal): Promise<void> =>
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
