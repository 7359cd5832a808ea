import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { grants } from '#server/kernel/rights.schema.ts'
import type { TextListFilter, ListedText } from '#server/text-list/text-list.schema.ts'
import type { TextType } from '#server/kernel/text-kind-properties.schema.ts'
import { UndoOffer, type Undoable } from './undo-offer.tsx'
import { textListAddress } from './text-list-address.ts'
import { TextListFilters } from './text-list-filters.tsx'
import { TextListRow } from './text-list-row.tsx'

interface TextListProps {
  filter: TextListFilter
  before: string | undefined
  types: readonly TextType[]
  texts: readonly ListedText[]
  next: string | null
  searchedTo: string | null
  justDecided: Undoable | undefined
  now: string
  problems: readonly { message: string }[]
}

const reasons = ['advert', 'insult', 'offTopic', 'personal', 'untrue', 'repeated', 'illegal'] as const
const form = 'content-chosen'

// Nothing to do: Remix revalidates the list after the action.
const nothingMore = () => undefined

/** All texts that people wrote: searched, chosen, and approved, rejected or deleted, one or many together. */
export function TextList({
  filter,
  before,
  types,
  texts,
  next,
  searchedTo,
  justDecided,
  now,
  problems,
}: TextListProps) {
  const { t } = useTranslation('content')
  const mayRemove = grants(useRoot()?.me?.role ?? 'guest', 'texts')
  const here = textListAddress(filter, before)
  return (
    <>
      <AdminHead title={t('name')} lead={t('lead')}>
        {mayRemove ? (
          <p>
            <TextLink to="/admin/content/bin">{t('bin')}</TextLink>
          </p>
        ) : null}
      </AdminHead>
      <TextListFilters filter={filter} types={types} />
      <FormSummary problems={problems} title={t('failed')} />
      <UndoOffer offer={justDecided} back={here} onUndone={nothingMore} />
      {texts.length === 0 ? (
        <Nothing isAll={Object.keys(filter).length === 0} />
      ) : (
        <>
          <ol className="reviews" aria-label={t('list')}>
            {texts.map(text => (
              <TextListRow
                key={`${text.type} ${text.id}`}
                text={text}
                now={now}
                form={form}
                back={here}
                mayRemove={mayRemove}
              />
            ))}
          </ol>
          <Chosen key={here} mayRemove={mayRemove} back={here} />
        </>
      )}
      <p className="content-ways">
        {searchedTo === null ? null : (
          <span className="meta">{t('searchedTo', { date: dateTimeText(Date.parse(searchedTo)) })}</span>
        )}
        {before === undefined ? null : <Link to={textListAddress(filter)}>{t('newest')}</Link>}
        {next === null ? null : (
          <Link to={textListAddress(filter, next)} rel="next">
            {t(searchedTo === null ? 'older' : 'further')}
          </Link>
        )}
      </p>
    </>
  )
}

function Nothing({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation('content')
  if (isAll) return <EmptyState title={t('nothing')} />
  return <EmptyState title={t('none')} action={<Link to="/admin/content">{t('all')}</Link>} />
}

/** The foot of the list: the decisions on the checked texts. Deleting asks for confirmation on its own page. */
function Chosen({ mayRemove, back }: { mayRemove: boolean; back: string }) {
  const { t } = useTranslation('content')
  const { t: ofQueue } = useTranslation('queue')
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" id={form} className="review-batch">
      <input type="hidden" name="back" value={back} />
      <datalist id="content-reasons">
        {reasons.map(reason => (
          <option key={reason} value={ofQueue(`reasons.${reason}`)} />
        ))}
      </datalist>
      <p className="review-batch__count">
        <strong>{t('many')}</strong>
      </p>
      <Field
        name="reason"
        label={t('reasonOf')}
        autoComplete="off"
        list="content-reasons"
        className="review-batch__reason"
      />
      <p className="review-batch__acts">
        <Button type="submit" name="status" value="approved" busy={busy}>
          {t('approve')}
        </Button>
        <Button type="submit" name="status" value="rejected" busy={busy}>
          {t('reject')}
        </Button>
        {mayRemove ? (
          <Button type="submit" variant="danger" formMethod="get" formAction="/admin/content/remove">
            {t('remove')}
          </Button>
        ) : null}
      </p>
    </Form>
  )
}
