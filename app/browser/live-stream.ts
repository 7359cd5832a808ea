/** A subscription of the router: where it is asked for, with what, and how its events are known. */
export interface Stream<Event> {
  procedure: string
  input?: Readonly<Record<string, number>>
  isEvent: (thing: unknown) => thing is Event
}

/** What one tab tells the others: an event, and where the reader stands after it. */
interface Told<Event> {
  mark: string
  event: Event
}

const firstPause = 2000
const longestPause = 60_000
const overlap = 10_000

/**
 * Follows a stream from `mark` on. It is closed in hidden tabs and taken up again where it was left; of the visible tabs one holds
 * it and serves the others, since a browser opens six connections to a site at most (architecture: Live).
 */
export function follow<Event>(stream: Stream<Event>, tell: (event: Event) => void, from?: string): () => void {
  const name = nameOf(stream)
  let mark = from
  let visible = new AbortController()
  const others = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined

  function hear(told: Told<Event>): void {
    mark = told.mark
    tell(told.event)
  }
  function pass(told: Told<Event>): void {
    hear(told)
    others?.postMessage(told)
  }
  function onVisibility(): void {
    visible.abort()
    if (document.visibilityState === 'hidden') return
    visible = new AbortController()
    void inTurn(name, visible.signal, signal => serve(stream, signal, () => mark, pass))
  }

  others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => isTold(stream, data) && hear(data))
  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    visible.abort()
    others?.close()
  }
}

const nameOf = ({ procedure, input }: Pick<Stream<unknown>, 'procedure' | 'input'>) =>
  [procedure, ...Object.values(input ?? {})].join(' ')

const isTold = <Event>({ isEvent }: Stream<Event>, message: unknown): message is Told<Event> =>
  typeof message === 'object' && message !== null && 'mark' in message && 'event' in message && isEvent(message.event)

/**
 * Where a reader stands who knows all that happened before a moment: the form is the server's (follow-approved.ts). A little
 * earlier, because an approval is stamped before it is committed; what the page knows already is not shown twice.
 */
export function markAt(moment: string): string | undefined {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? undefined : `${at - overlap}-0`
}

/** Works while this tab holds the lock that the tabs of a browser share; without locks or channels each tab works for itself. */
async function inTurn(name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (!('locks' in navigator) || typeof BroadcastChannel !== 'function') return work(signal)
  try {
    await navigator.locks.request(name, { signal }, () => work(signal))
  } catch (error) {
    // Waiting ended because the tab was hidden or left.
    if (!signal.aborted) throw error
  }
}

/** Holds the stream until the signal, and opens it again with growing pauses where it breaks. */
async function serve<Event>(
  stream: Stream<Event>,
  signal: AbortSignal,
  mark: () => string | undefined,
  pass: (told: Told<Event>) => void,
): Promise<void> {
  let pause = firstPause
  while (!signal.aborted) {
    const heard = await streamOnce(stream, signal, mark(), pass).catch(() => false)
    pause = heard ? firstPause : Math.min(pause * 2, longestPause)
    await sleep(pause, signal)
  }
}

/**
 * Resolves when the stream ends, with whether it told anything. The browser's own EventSource reads what the typed client would:
 * Home hears its sparks without that client's weight.
 */
function streamOnce<Event>(
  { procedure, input, isEvent }: Stream<Event>,
  signal: AbortSignal,
  lastEventId: string | undefined,
  pass: (told: Told<Event>) => void,
): Promise<boolean> {
  return new Promise(resolve => {
    let heard = false
    if (signal.aborted) return resolve(false)
    const asked = encodeURIComponent(JSON.stringify({ ...input, lastEventId }))
    const stream = new EventSource(`/trpc/${procedure}?input=${asked}`)
    const end = () => {
      stream.close()
      resolve(heard)
    }
    stream.addEventListener('message', ({ lastEventId: mark, data }: MessageEvent<string>) => {
      const event: unknown = JSON.parse(data)
      heard = true
      if (isEvent(event)) pass({ mark, event })
    })
    stream.addEventListener('error', end)
    signal.addEventListener('abort', end)
  })
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
