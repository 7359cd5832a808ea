import { useTranslation } from 'react-i18next'
import { dateTimeText, relativeTimeLabel } from '#app/i18n/time-text.ts'

const aDay = 86_400_000

/** Formats elapsed time in words. It works without scripts, because each admin page is rendered for one reader at one time. */
function useElapsedTime(now: string): (at: string) => string {
  const { t } = useTranslation('ui')
  return at => {
    const [instant, moment] = [Date.parse(at), Date.parse(now)]
    const { key, number } = relativeTimeLabel(instant, moment) ?? {
      key: 'days' as const,
      number: Math.floor((moment - instant) / aDay),
    }
    return t(`time.${key}`, { number })
  }
}

/** A `time` element with the elapsed time in words. */
export function ElapsedTime({ at, now, children }: { at: string; now: string; children: (age: string) => string }) {
  const age = useElapsedTime(now)
  return (
    <time dateTime={at} title={dateTimeText(Date.parse(at))}>
      {children(age(at))}
    </time>
  )
}
