import Bell from 'lucide-react/icons/bell'
import { useTranslation } from 'react-i18next'
import { useUnread } from '#app/components/shell/use-unread.ts'
import { classNames } from '#app/components/ui/class-names.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { Link } from '#app/components/ui/link.tsx'

/** As many as are counted: from there on there are more. */
const countedAtMost = 100

/** The way to the notices, with how many are unread; it counts on while the page stands (docs/product.md#notices). */
export function NoticeBell({ memberId, known }: { memberId: number; known: number }) {
  const { t } = useTranslation('shell')
  const unread = useUnread(memberId, known)
  const isMany = unread >= countedAtMost
  const count = isMany ? countedAtMost - 1 : unread
  const name = unread === 0 ? t('bell.none') : t(isMany ? 'bell.many' : 'bell.unread', { count })
  return (
    <Link to="/notices" className={classNames('bell', unread > 0 && 'has-unread')} aria-label={name} title={name}>
      <Icon icon={Bell} size={20} />
      {unread === 0 ? null : (
        <span className="bell__count" aria-hidden="true">
          {isMany ? t('bell.more', { count }) : count}
        </span>
      )}
    </Link>
  )
}
