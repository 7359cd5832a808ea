import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { QueueFilter } from '#server/moderation/moderation.schema.ts'
import { whyWaiting } from '#server/moderation/queue-filters.schema.ts'
import type { TextType } from '#server/kernel/text-kind-properties.schema.ts'
import { queueAddress } from '#app/components/admin/queue-address.ts'

interface QueueFiltersProps {
  filter: QueueFilter
  boards: readonly { id: number; name: string }[]
  types: readonly TextType[]
}

/** Filter form of the review queue. The address holds the filter. */
export function QueueFilters({ filter, boards, types }: QueueFiltersProps) {
  const { t } = useTranslation('queue')
  const { type = '', why = '', board = '', member = '', language = '' } = filter
  const any = { value: '', label: t('filter.any') }
  const hasFilters = Object.values(filter).some(value => value !== undefined)
  return (
    <Form
      method="get"
      action="/admin/review"
      role="search"
      aria-label={t('filter.name')}
      className="queue-filters"
      key={queueAddress(filter)}
    >
      <Field
        name="member"
        id="queue-member"
        type="search"
        label={t('filter.member')}
        defaultValue={member}
        autoComplete="off"
        data-act="search"
      />
      <Select
        name="type"
        id="queue-type"
        label={t('filter.type')}
        defaultValue={type}
        options={[any, ...types.map(value => ({ value, label: t(`kind.${value}`) }))]}
      />
      <Select
        name="why"
        id="queue-why"
        label={t('filter.why')}
        defaultValue={why}
        options={[any, ...whyWaiting.map(value => ({ value, label: t(`why.${value}`) }))]}
      />
      <Select
        name="board"
        id="queue-board"
        label={t('filter.board')}
        defaultValue={String(board)}
        options={[any, ...boards.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      <Select
        name="language"
        id="queue-language"
        label={t('filter.language')}
        defaultValue={language}
        options={[any, { value: 'zh', label: t('filter.zh') }, { value: 'en', label: t('filter.en') }]}
      />
      <p className="queue-filters__acts">
        <Button type="submit">{t('filter.find')}</Button>
        {hasFilters ? <Link to="/admin/review">{t('filter.clear')}</Link> : null}
      </p>
    </Form>
  )
}
