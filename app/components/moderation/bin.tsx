import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { BinFilter, RemovedTextView } from '#server/bin/bin.schema.ts'
import type { TextType } from '#server/kernel/text-kind-properties.schema.ts'
import { binAddress } from './text-list-address.ts'

interface BinProps {
  filter: BinFilter
  after: number | undefined
  types: readonly TextType[]
  texts: readonly RemovedTextView[]
  next: number | null
  problems: readonly { message: string }[]
}

const form = 'bin-chosen'

/** The texts that were removed in the last 30 days, each with a button to restore it. */
export function Bin({ filter, after, types, texts, next, problems }: BinProps) {
  const { t } = useTranslation('content')
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead title={t('bin')} lead={t('binned.lead')}>
        <p>
          <TextLink to="/admin/content">{t('binned.back')}</TextLink>
        </p>
      </AdminHead>
      <BinFilters filter={filter} types={types} />
      <FormSummary problems={problems} title={t('failed')} />
      {texts.length === 0 ? (
        <EmptyState title={t(Object.keys(filter).length === 0 ? 'binned.none' : 'binned.noneFound')} />
      ) : (
        <>
          <ol className="reviews" aria-label={t('binned.list')}>
            {texts.map(text => (
              <BinRow key={text.id} text={text} />
            ))}
          </ol>
          <Form method="post" id={form} className="review-batch" key={binAddress(filter, after)}>
            <p className="meta">{t('binned.many')}</p>
            <Button type="submit" busy={busy}>
              {t('restore')}
            </Button>
          </Form>
        </>
      )}
      <p className="content-ways">
        {after === undefined ? null : <Link to={binAddress(filter)}>{t('newest')}</Link>}
        {next === null ? null : (
          <Link to={binAddress(filter, next)} rel="next">
            {t('older')}
          </Link>
        )}
      </p>
    </>
  )
}

function BinFilters({ filter, types }: Pick<BinProps, 'filter' | 'types'>) {
  const { t } = useTranslation('content')
  const { t: ofQueue } = useTranslation('queue')
  const { search = '', type = '', member = '' } = filter
  const kinds = types.map(value => ({ value, label: ofQueue(`kind.${value}`) }))
  return (
    <Form
      method="get"
      action="/admin/content/bin"
      role="search"
      aria-label={t('filter.name')}
      className="content-finder"
      key={binAddress(filter)}
    >
      <Field
        name="search"
        id="bin-search"
        type="search"
        label={t('filter.search')}
        defaultValue={search}
        autoComplete="off"
        className="content-finder__search"
      />
      <Field name="member" id="bin-member" label={t('filter.member')} defaultValue={member} autoComplete="off" />
      <Select
        name="type"
        id="bin-type"
        label={t('filter.type')}
        defaultValue={type}
        options={[{ value: '', label: t('filter.any') }, ...kinds]}
      />
      <p className="queue-filters__acts">
        <Button type="submit">{t('filter.find')}</Button>
        {Object.keys(filter).length === 0 ? null : <Link to="/admin/content/bin">{t('all')}</Link>}
      </p>
    </Form>
  )
}

function BinRow({ text }: { text: RemovedTextView }) {
  const { t } = useTranslation('content')
  const { t: ofQueue } = useTranslation('queue')
  const { id, type, textId, title, content, author, removedAt, removedBy, hanging } = text
  const place = `binned-${id}`
  const number = ofQueue(`numbered.${type}`, { id: textId })
  return (
    <li className="review" aria-labelledby={place}>
      <p className="review__place meta">
        <label className="review__choose">
          <input type="checkbox" name="ids" value={id} form={form} />
          <VisuallyHidden>{t('choose', { name: number })}</VisuallyHidden>
        </label>
        <span id={place}>{number}</span>
      </p>
      <div className="review__words">
        {title === null ? null : <p className="queued__title">{title}</p>}
        <p className="review__message">{content}</p>
        <p className="review__facts meta">
          <span>{author ?? t('guest')}</span>
          <span>{t('binned.removed', { date: dateTimeText(Date.parse(removedAt)) })}</span>
          <span>{removedBy === null ? t('binned.byWriter') : t('binned.byAdmin', { name: removedBy })}</span>
          {hanging === 0 ? null : <span>{t('binned.hanging', { number: hanging })}</span>}
        </p>
      </div>
      <div className="review__acts">
        <Form method="post" className="review__form">
          <input type="hidden" name="ids" value={id} />
          <Button type="submit" variant="quiet" aria-describedby={place}>
            {t('restore')}
          </Button>
        </Form>
      </div>
    </li>
  )
}
