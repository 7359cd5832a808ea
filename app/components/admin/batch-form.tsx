import type { useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/components/ui/class-names.ts'

interface BatchFormProps<Result> {
  id: string
  fetcher: ReturnType<typeof useFetcher<Result>>
  selected: number
  /** The number of selected entries, in words. */
  count: string
  selectAll: string
  /** The labels of the decisions; a decision without a label is not offered. */
  approve?: string | undefined
  reject?: string | undefined
  onSelectAll: () => void
  onSend: () => void
  /** The fields that are sent with the decision. */
  children: ReactNode
}

/** The foot of a list: applies one decision to all selected entries. */
export function BatchForm<Result>(props: BatchFormProps<Result>) {
  const { id, fetcher, selected, count, selectAll, approve, reject, onSelectAll, onSend, children } = props
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      id={id}
      className={classNames('review-batch', selected > 0 && 'is-chosen')}
      onSubmit={onSend}
    >
      <p className="review-batch__count">
        <strong>{count}</strong>
        <Button variant="link" className="only-scripted" onClick={onSelectAll}>
          {selectAll}
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
