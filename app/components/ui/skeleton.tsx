import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Lines of text that are still on their way. */
export function Skeleton({ lines = 3, label }: { lines?: number; label?: string | undefined }) {
  const { t } = useTranslation('ui')
  return (
    <div className="skeleton" role="status">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span className="skeleton__line" key={line} />
      ))}
    </div>
  )
}
