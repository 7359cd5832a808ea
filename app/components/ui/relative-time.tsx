import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { dateText, dateTimeText, relativeTimeLabel } from '#app/i18n/time-text.ts'

interface RelativeTimeProps {
  /** An ISO date. */
  at: string
  /** The time at which the page was rendered. An earlier time of the browser's clock is ignored. */
  now: string | number
}

/** The date in the HTML, which is the same for all readers and can be cached; with scripts, the elapsed time by the browser's clock. */
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

// In milliseconds. React reads the value more than once per render and needs the same one; the display is no finer than this.
const step = 10_000

const never = () => () => undefined

/** Returns the time of the browser's clock; undefined on the server and in the first client render, which must match the server. */
const useBrowserNow = (): number | undefined =>
  useSyncExternalStore(
    never,
    () => Math.floor(Date.now() / step) * step,
    () => undefined,
  )
