import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { TextListFilter } from '#server/text-list/text-list.schema.ts'
import type { TextType } from '#server/kernel/text-kind-properties.schema.ts'
import { textListAddress } from './text-list-address.ts'

interface TextListFiltersProps {
  filter: TextListFilter
  types: readonly TextType[]
}

const statuses = ['pending', 'approved', 'rejected', 'draft'] as const
const reported = ['open', 'ever'] as const

/** Filter form of the list of texts. The address holds the filter. */
export function TextListFilters({ filter, types }: TextListFiltersProps) {
  const { t } = useTranslation('content')
  const { t: ofQueue } = useTranslation('queue')
  const { search = '', type = '', member = '', status = '', from = '', until = '', reports = '' } = filter
  const any = { value: '', label: t('filter.any') }
  return (
    <Form
      method="get"
      action="/admin/content"
      role="search"
      aria-label={t('filter.name')}
      className="content-finder"
      key={textListAddress(filter)}
    >
      <Field
        name="search"
        id="content-search"
        type="search"
        label={t('filter.search')}
        defaultValue={search}
        autoComplete="off"
        className="content-finder__search"
      />
      <Field name="member" id="content-member" label={t('filter.member')} defaultValue={member} autoComplete="off" />
      <Select
        name="type"
        id="content-type"
        label={t('filter.type')}
        defaultValue={type}
        options={[any, ...types.map(value => ({ value, label: ofQueue(`kind.${value}`) }))]}
      />
      <Select
        name="status"
        id="content-status"
        label={t('filter.status')}
        defaultValue={status}
        options={[any, ...statuses.map(value => ({ value, label: t(`status.${value}`) }))]}
      />
      <Select
        name="reports"
        id="content-reports"
        label={t('filter.reports')}
        defaultValue={reports}
        options={[any, ...reported.map(value => ({ value, label: t(`reported.${value}`) }))]}
      />
      <Field name="from" id="content-from" type="date" label={t('filter.from')} defaultValue={from} />
      <Field name="until" id="content-until" type="date" label={t('filter.until')} defaultValue={until} />
      <p className="queue-filters__acts">
        <Button type="submit">{t('filter.find')}</Button>
        {Object.keys(filter).length === 0 ? null : <Link to="/admin/content">{t('all')}</Link>}
      </p>
    </Form>
  )
}
