import type { useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/components/ui/class-names.ts'

interface BatchFormProps<Answer> {
  id: string
  fetcher: ReturnType<typeof useFetcher<Answer>>
  chosen: number
  /** The number of chosen entries, in words. */
  count: string
  chooseAll: string
  /** The labels of the decisions; a decision without a label is not offered. */
  approve?: string | undefined
  reject?: string | undefined
  onChooseAll: () => void
  onSend: () => void
  /** The fields that are sent with the decision. */
  children: ReactNode
}

/** The foot of a list: applies one decision to all chosen entries. */
export function BatchForm<Answer>(props: BatchFormProps<Answer>) {
  const { id, fetcher, chosen, count, chooseAll, approve, reject, onChooseAll, onSend, children } = props
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      id={id}
      className={classNames('review-batch', chosen > 0 && 'is-chosen')}
      onSubmit={onSend}
    >
      <p className="review-batch__count">
        <strong>{count}</strong>
        <Button variant="link" className="only-scripted" onClick={onChooseAll}>
          {chooseAll}
        </Button>
      </p>
      {children}
      <p className="review-batch__acts">
        {approve === undefined ? null : (
          <Button type="submit" name="status" value="approved" busy={busy}>
            {approve}
          </Button>
        )}
        {reject === undefined ? null : (
          <Button type="submit" name="status" value="rejected" variant="danger" busy={busy}>
            {reject}
          </Button>
        )}
      </p>
    </fetcher.Form>
  )
}
