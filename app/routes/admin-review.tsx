import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { useModerationEvents } from '#app/components/moderation/use-moderation-events.ts'
import { countSkipped } from '#app/components/moderation/count-skipped-texts.ts'
import { Queue } from '#app/components/moderation/queue.tsx'
import { isFormResult, summaryOf } from '#app/components/form/form-result.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { decide, undoableDecision, redirectAfterDecision } from '#app/forms/moderation-decisions.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { filterIn } from '#app/forms/read-filter.ts'
import { submit, acceptsHtml } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { decideTexts, queueFilter } from '#server/moderation/moderation.schema.ts'
import { textTypes } from '#server/kernel/text-kind-properties.schema.ts'
import '#app/styles/pages/admin/queue.css'

export const handle = { i18n: ['queue'] }

/** Loads the queue, filtered by the URL. Without scripts, the page also shows the last decision. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'review')
  const { api, locale } = args.context
  const { searchParams } = new URL(args.request.url)
  const filter = filterIn(queueFilter, searchParams)
  const [list, { boards }, justDecided] = await orErrorPage(
    Promise.all([
      api.desk.queue({ ...filter, page: pageNumber(searchParams) }),
      api.board.list({}),
      undoableDecision(searchParams, api),
    ]),
  )
  return {
    title: `${textsOf(locale, 'queue')('name')} · ${textsOf(locale, 'admin')('title')}`,
    filter,
    types: textTypes,
    boards: boards.map(({ id, name }) => ({ id, name })),
    justDecided,
    ...list,
  }
}

/** Approves or rejects one or several texts. Texts that somebody else has decided in the meantime are skipped and reported. */
export function action(args: ActionFunctionArgs) {
  requireRight(args, 'review')
  return submit(args, {
    schema: decideTexts,
    run: decide,
    done({ outcome, batch, done, left }) {
      if (acceptsHtml(args.request)) return redirectAfterDecision(args, 'queue', { outcome, batch, done, left })
      return { outcome, batch, done: done.length, left: countSkipped(left) }
    },
  })
}

// If a decision was refused, somebody else may have made it, so the list has changed too.
export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminReview() {
  const { filter, boards, types, texts, page, total, totalPages, justDecided } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const root = useRoot()
  useModerationEvents(root?.me?.id)
  const problems = useMemo(
    () => summaryOf('review', ['texts', 'reason'], isFormResult(actionData) ? actionData : undefined),
    [actionData],
  )
  return (
    <Queue
      {...{ filter, boards, types, texts, page, total, totalPages, justDecided }}
      now={root?.now ?? ''}
      problems={problems.map(({ message }) => ({ message }))}
    />
  )
}
