import type { useFetcher } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Field } from '#app/components/ui/field.tsx'
import type { FormResult } from '#app/components/form/form-result.ts'
import type { ReviewStatus } from '#server/kernel/primitives.schema.ts'
import type { ReviewAnswer } from './use-review-answer.ts'

interface ReviewBatchProps {
  form: string
  /** How all of them stand on this page. */
  status: ReviewStatus
  fetcher: ReturnType<typeof useFetcher<ReviewAnswer | FormResult>>
  chosen: number
  onChooseAll: () => void
  onSend: () => void
}

/** The foot of the list: one outcome for all that are chosen. */
export function ReviewBatch({ form, status, fetcher, chosen, onChooseAll, onSend }: ReviewBatchProps) {
  const { t } = useTranslation('admin')
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      id={form}
      className={classNames('review-batch', chosen > 0 && 'is-chosen')}
      onSubmit={onSend}
    >
      <input type="hidden" name="seen" value={status} />
      <p className="review-batch__count">
        <strong>{chosen === 0 ? t('pledges.many') : t('pledges.chosen', { number: chosen })}</strong>
        <Button variant="link" className="only-scripted" onClick={onChooseAll}>
          {t('pledges.chooseAll')}
        </Button>
      </p>
      {status === 'rejected' ? null : (
        <Field name="reason" label={t('pledges.reasonOptional')} autoComplete="off" className="review-batch__reason" />
      )}
      <p className="review-batch__acts">
        {status === 'approved' ? null : (
          <Button type="submit" name="status" value="approved" busy={busy}>
            {t('pledges.approveChosen')}
          </Button>
        )}
        {status === 'rejected' ? null : (
          <Button type="submit" name="status" value="rejected" variant="danger" busy={busy}>
            {t('pledges.rejectChosen')}
          </Button>
        )}
      </p>
    </fetcher.Form>
  )
}
