import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import type { QueuedText, QueueFilter } from '#server/moderation/moderation.schema.ts'
import type { TextType } from '#server/kernel/text-kind-properties.schema.ts'
import { queueAddress } from '#app/components/admin/queue-address.ts'
import { QueueFilters } from './queue-filters.tsx'
import { QueueList } from './queue-list.tsx'
import type { Undoable } from './undo-offer.tsx'

interface QueueProps {
  filter: QueueFilter
  boards: readonly { id: number; name: string }[]
  types: readonly TextType[]
  texts: readonly QueuedText[]
  page: number
  total: number
  totalPages: number
  now: string
  justDecided: Undoable | undefined
  /** The problems of a form that was sent without scripts. */
  problems: readonly { message: string }[]
}

/** All texts that wait for approval: filters, list, pages. */
export function Queue({
  filter,
  boards,
  types,
  texts,
  page,
  total,
  totalPages,
  now,
  justDecided,
  problems,
}: QueueProps) {
  const { t } = useTranslation('queue')
  return (
    <>
      <AdminHead title={t('name')} lead={t('lead')}>
        <p>
          <Link to="/admin/review/record">{t('undo.record')}</Link>
        </p>
      </AdminHead>
      <QueueFilters filter={filter} boards={boards} types={types} />
      <FormSummary problems={problems} title={t('failed')} />
      <QueueList
        key={queueAddress(filter, page)}
        texts={texts}
        now={now}
        here={queueAddress(filter, page)}
        justDecided={justDecided}
      />
      {texts.length === 0 ? <Nothing filter={filter} isBeyond={total > 0} /> : null}
      {totalPages > 1 || page > 1 ? (
        <Pager page={page} pages={totalPages} total={total} link={to => queueAddress(filter, to)} />
      ) : null}
    </>
  )
}

function Nothing({ filter, isBeyond }: { filter: QueueFilter; isBeyond: boolean }) {
  const { t } = useTranslation('queue')
  if (isBeyond)
    return <EmptyState title={t('emptyPage')} action={<Link to={queueAddress(filter)}>{t('firstPage')}</Link>} />
  const hasFilters = Object.values(filter).some(value => value !== undefined)
  return <EmptyState title={t(hasFilters ? 'noneFit' : 'none')} />
}
