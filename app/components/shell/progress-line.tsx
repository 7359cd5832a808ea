import { useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** A line that runs along the top while a page is slow to come; the first moments show nothing. */
export function ProgressLine() {
  const { t } = useTranslation('shell')
  if (useNavigation().state === 'idle') return null
  return <div className="progress-line" role="progressbar" aria-label={t('loading')} />
}
