import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { dateText, dateTimeText, relativeWords } from './time-text.ts'

interface RelativeTimeProps {
  /** An ISO date. */
  at: string
  /** When the page was made: a clock that lags behind it is not believed. */
  now: string | number
}

/** The date in the markup, which is the same for all and may be kept; with scripts, how long ago by the browser's own clock. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const { t } = useTranslation('ui')
  const browserNow = useBrowserNow()
  const instant = Date.parse(at)
  if (Number.isNaN(instant)) return null
  const made = typeof now === 'number' ? now : Date.parse(now)
  const words = browserNow === undefined ? undefined : relativeWords(instant, Math.max(made || 0, browserNow))
  return (
    <time dateTime={at} title={dateTimeText(instant)}>
      {words === undefined ? dateText(instant) : t(`time.${words.key}`, { number: words.number })}
    </time>
  )
}

// A render asks more than once and must be told the same; people do not count ten seconds.
const step = 10_000

const never = () => () => undefined

/** The time by the browser's own clock; undefined on the server and in the first client render, which must be the same for everybody. */
const useBrowserNow = (): number | undefined =>
  useSyncExternalStore(
    never,
    () => Math.floor(Date.now() / step) * step,
    () => undefined,
  )
