import Bell from 'lucide-react/icons/bell'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/components/ui/icon.tsx'
import { Link } from '#app/components/ui/link.tsx'

/** Link to the notices with the number of unread ones, counted up to 99 (docs/product.md#notices). */
export function NoticeBell({ unread }: { unread: number }) {
  const { t } = useTranslation('shell')
  const number = unread > 99 ? '99+' : `${unread}`
  return (
    <Link to="/notices" className="bell" aria-label={t('bell', { number })}>
      <Icon icon={Bell} size={20} />
      {unread > 0 && (
        <span className="bell__count" aria-hidden="true">
          {number}
        </span>
      )}
    </Link>
  )
}
