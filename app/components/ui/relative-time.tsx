import { useTranslation } from 'react-i18next'
import { dateText, dateTimeText, relativeWords } from './time-text.ts'

interface RelativeTimeProps {
  /** An ISO date. */
  at: string
  /** The root's one `now`, so that server and browser say the same. */
  now: string | number
}

export function RelativeTime({ at, now }: RelativeTimeProps) {
  const { t } = useTranslation('ui')
  const instant = Date.parse(at)
  if (Number.isNaN(instant)) return null
  const words = relativeWords(instant, typeof now === 'number' ? now : Date.parse(now))
  return (
    <time dateTime={at} title={dateTimeText(instant)}>
      {words === undefined ? dateText(instant) : t(`time.${words.key}`, { number: words.number })}
    </time>
  )
}
