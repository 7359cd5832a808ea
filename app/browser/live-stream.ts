import type { PledgeCard } from '#server/pledge/pledge.schema.ts'

/** What one tab tells the others: a pledge, and where the reader stands after it. */
interface Told {
  mark: string
  pledge: PledgeCard
}

const name = 'pledges-approved'
const firstPause = 2000
const longestPause = 60_000
const overlap = 10_000

const isTold = (message: unknown): message is Told =>
  typeof message === 'object' && message !== null && 'mark' in message && 'pledge' in message

/**
 * Follows the approved pledges. The stream is closed in hidden tabs and taken up again where it was left; of the visible tabs one
 * holds it and serves the others, since a browser opens six connections to a site at most (architecture: Live).
 */
export function followApproved(tell: (pledge: PledgeCard) => void, since: string): () => void {
  let mark = markAt(since)
  let visible = new AbortController()
  const others = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined

  function hear(told: Told): void {
    mark = told.mark
    tell(told.pledge)
  }
  function pass(told: Told): void {
    hear(told)
    others?.postMessage(told)
  }
  function onVisibility(): void {
    visible.abort()
    if (document.visibilityState === 'hidden') return
    visible = new AbortController()
    void inTurn(visible.signal, signal => serve(signal, () => mark, pass))
  }

  others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => isTold(data) && hear(data))
  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    visible.abort()
    others?.close()
  }
}

/**
 * Where a reader stands who knows all that was approved before a moment: the form is the server's (follow-approved.ts). A little
 * earlier, because an approval is stamped before it is committed; what the page knows already is not shown twice.
 */
function markAt(moment: string): string | undefined {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? undefined : `${at - overlap}-0`
}

/** Works while this tab holds the lock that the tabs of a browser share; without locks or channels each tab works for itself. */
async function inTurn(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (!('locks' in navigator) || typeof BroadcastChannel !== 'function') return work(signal)
  try {
    await navigator.locks.request(name, { signal }, () => work(signal))
  } catch (error) {
    // Waiting ended because the tab was hidden or left.
    if (!signal.aborted) throw error
  }
}

/** Holds the stream until the signal, and opens it again with growing pauses where it breaks. */
async function serve(signal: AbortSignal, mark: () => string | undefined, pass: (told: Told) => void): Promise<void> {
  let pause = firstPause
  while (!signal.aborted) {
    const heard = await streamOnce(signal, mark(), pass).catch(() => false)
    pause = heard ? firstPause : Math.min(pause * 2, longestPause)
    await sleep(pause, signal)
  }
}

/**
 * Resolves when the stream ends, with whether it told anything. The browser's own EventSource reads what the typed client would:
 * Home hears its sparks without that client's weight.
 */
function streamOnce(
  signal: AbortSignal,
  lastEventId: string | undefined,
  pass: (told: Told) => void,
): Promise<boolean> {
  return new Promise(resolve => {
    let heard = false
    if (signal.aborted) return resolve(false)
    const input = encodeURIComponent(JSON.stringify({ lastEventId }))
    const stream = new EventSource(`/trpc/pledge.approved?input=${input}`)
    const end = () => {
      stream.close()
      resolve(heard)
    }
    stream.addEventListener('message', ({ lastEventId: mark, data }: MessageEvent<string>) => {
      const pledge: unknown = JSON.parse(data)
      heard = true
      if (isPledge(pledge)) pass({ mark, pledge })
    })
    stream.addEventListener('error', end)
    signal.addEventListener('abort', end)
  })
}

const isPledge = (thing: unknown): thing is PledgeCard =>
  typeof thing === 'object' && thing !== null && 'id' in thing && 'message' in thing

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
