import type { useFetcher } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/components/form/form-result.ts'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { Field } from '#app/components/ui/field.tsx'
import type { DeskAnswer } from './use-decided.ts'

interface QueueBatchProps {
  form: string
  fetcher: ReturnType<typeof useFetcher<DeskAnswer | FormResult>>
  chosen: number
  onChooseAll: () => void
  onSend: () => void
}

/** The foot of the list: one decision for all that are chosen. */
export function QueueBatch({ form, fetcher, chosen, onChooseAll, onSend }: QueueBatchProps) {
  const { t } = useTranslation('queue')
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      id={form}
      className={classNames('review-batch', chosen > 0 && 'is-chosen')}
      onSubmit={onSend}
    >
      <p className="review-batch__count">
        <strong>{chosen === 0 ? t('batch.none') : t('batch.chosen', { number: chosen })}</strong>
        <Button variant="link" className="only-scripted" onClick={onChooseAll}>
          {t('batch.all')}
        </Button>
      </p>
      <Field
        name="reason"
        label={t('reason')}
        autoComplete="off"
        list="desk-reasons"
        className="review-batch__reason"
      />
      <p className="review-batch__acts">
        <Button type="submit" name="status" value="approved" busy={busy}>
          {t('batch.approve')}
        </Button>
        <Button type="submit" name="status" value="rejected" variant="danger" busy={busy}>
          {t('batch.reject')}
        </Button>
      </p>
    </fetcher.Form>
  )
}
