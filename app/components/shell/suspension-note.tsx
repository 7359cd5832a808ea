import { useTranslation } from 'react-i18next'
import { dateTimeText } from '#app/components/ui/time-text.ts'

/** Tells somebody on every page that they may not write, until when, and why. */
export function SuspensionNote({ until, reason }: { until: string; reason: string }) {
  const { t } = useTranslation('shell')
  return (
    <div className="notice notice--warning" role="note">
      <p>{t('suspended', { time: dateTimeText(Date.parse(until)), reason })}</p>
    </div>
  )
}
