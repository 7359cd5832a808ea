import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { TorchMark } from '#app/components/ui/torch-mark.tsx'

/** The drawn torch and the title, as on the spine of a book; leads Home. */
export function Brand({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  return (
    <Link to="/" className="brand" aria-label={t('brandLabel', { title })}>
      <TorchMark />
      <span className="brand__title">{title}</span>
    </Link>
  )
}
