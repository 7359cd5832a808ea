import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { dateText, dateTimeText, relativeTimeLabel } from '#app/i18n/time-text.ts'

interface RelativeTimeProps {
  /** An ISO date. */
  at: string
  /** The time at which the page was rendered. An earlier time of the browser's clock is ignored. */
  now: string | number
}

/**
 * The date in the HTML, which is the same for all readers and can be cached; with scripts, the elapsed time by the browser's clock, which moves on
 * while the page is open.
 */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const { t } = useTranslation('ui')
  const browserNow = useBrowserNow()
  const instant = Date.parse(at)
  if (Number.isNaN(instant)) return null
  const made = typeof now === 'number' ? now : Date.parse(now)
  const words = browserNow === undefined ? undefined : relativeTimeLabel(instant, Math.max(made || 0, browserNow))
  return (
    <time dateTime={at} title={dateTimeText(instant)}>
      {words === undefined ? dateText(instant) : t(`time.${words.key}`, { number: words.number })}
    </time>
  )
}

/** Milliseconds between two readings of the browser's clock. */
const step = 60_000

let browserNow: number | undefined
/** Once it runs, it goes on, so that a page that is opened later does not begin with an old time. */
let isClockRunning = false
const listeners = new Set<() => void>()

function readClock(): void {
  browserNow = Date.now()
  listeners.forEach(listener => listener())
  setTimeout(readClock, step)
}

/** All times are updated in a task of their own: within the task that hydrates the page, they would make it too long for a phone. */
function followBrowserNow(listener: () => void): () => void {
  listeners.add(listener)
  if (!isClockRunning) setTimeout(readClock)
  isClockRunning = true
  return () => void listeners.delete(listener)
}

/** Returns the time of the browser's clock; undefined on the server and in the first client render, which must match the server. */
const useBrowserNow = (): number | undefined =>
  useSyncExternalStore(
    followBrowserNow,
    () => browserNow,
    () => undefined,
  )
