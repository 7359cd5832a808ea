import { withQuery } from '#app/browser/with-query.ts'
import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { FilterLinks } from '#app/components/filter/filter-links.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import type { ReviewStatus } from '#server/kernel/primitives.schema.ts'
import type { ReviewedPledge } from '#server/pledge/pledge.schema.ts'
import { PledgeReviewList } from './pledge-review-list.tsx'

export const filters = ['pending', 'approved', 'rejected', 'all'] as const
export type Filter = ReviewStatus | 'all'

interface PledgesProps {
  status: Filter
  messages: readonly ReviewedPledge[]
  page: number
  total: number
  totalPages: number
  now: string
  /** The problems of a form that was sent without scripts. */
  problems: readonly { message: string }[]
}

/** Returns the address of a page of a filter; the filter for pending pledges has no query. */
function pledgesAddress(status: Filter, page = 1): string {
  const query = new URLSearchParams()
  if (status !== 'pending') query.set('status', status)
  if (page > 1) query.set('page', String(page))
  return withQuery('/admin/pledges', query)
}

/** The review list of pledges: filter, list, and pages. */
export function Pledges({ status, messages, page, total, totalPages, now, problems }: PledgesProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <AdminHead title={t('pledges.title')} />
      <Filters current={status} />
      <FormSummary problems={problems} title={t('pledges.failed', { reason: '' })} />
      <PledgeReviewList key={status} pledges={messages} status={status} now={now} back={pledgesAddress(status, page)} />
      {messages.length === 0 ? <Nothing status={status} isBeyond={total > 0} /> : null}
      <Pager page={page} pages={totalPages} total={total} link={to => pledgesAddress(status, to)} />
    </>
  )
}

function Filters({ current }: { current: Filter }) {
  const { t } = useTranslation('admin')
  const links = filters.map(filter => ({
    to: pledgesAddress(filter),
    name: t(`status.${filter}`),
    isCurrent: filter === current,
  }))
  return <FilterLinks label={t('pledges.filterLabel')} links={links} />
}

function Nothing({ status, isBeyond }: { status: Filter; isBeyond: boolean }) {
  const { t } = useTranslation('admin')
  if (!isBeyond) return <EmptyState title={t(`pledges.empty.${status}`)} />
  return (
    <EmptyState
      title={t('pledges.emptyPage')}
      action={<Link to={pledgesAddress(status)}>{t('pledges.firstPage')}</Link>}
    />
  )
}
