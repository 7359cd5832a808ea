import type { LiveMessage, LiveState } from '#server/live/live.schema.ts'

/** What is followed, and for each topic the moment from which this browser knows nothing yet, in milliseconds. */
export type Marks = ReadonlyMap<string, number | undefined>

/** A message, and the moment up to which the browser knows all that happened to the topics it follows. */
export interface Heard {
  at: number
  message: LiveMessage
}

type Hear = (heard: Heard) => void

/** Thousands of pages that lose a process do not come back in the same moment, but all within 3 s. */
const soonest = 250
const latest = 2250
/** The server says something at least every 20 s. */
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
 * Hears what happens to the topics until the signal, or until the server has nothing to say of them. Where the server has no place for
 * another stream, it asks every half minute instead, and tries again after some time.
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

// The first try comes at once; each further failure makes the wait longer.
function pauseAfter(failures: number): number {
  const longer = Math.min(longestPause, failures < 2 ? 0 : 1000 * 2 ** failures)
  return soonest + Math.random() * (latest - soonest + longer)
}

type Ended = 'lived' | 'broke' | 'refused' | 'nothing'

const isOwn = (topic: string) => topic.startsWith('own:')

/** One stream: `lived` where it said something, `refused` where it never opened, `nothing` where there will be no more to hear. */
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

/** `lived` where the server answered until it was asked often enough. */
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

/** The signal may have come while one waited. */
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
