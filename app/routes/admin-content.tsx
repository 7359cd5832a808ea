import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { TextList } from '#app/components/moderation/text-list.tsx'
import { isFormResult, summaryOf } from '#app/components/form/form-result.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { decide, undoableDecision, redirectAfterDecision } from '#app/forms/moderation-decisions.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { filterIn } from '#app/forms/read-filter.ts'
import { submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { listTexts } from '#server/text-list/text-list.schema.ts'
import { decideTexts } from '#server/moderation/moderation.schema.ts'
import { textTypes } from '#server/kernel/text-kind-properties.schema.ts'
import '#app/styles/pages/admin/queue.css'
import '#app/styles/pages/admin/content.css'

export const handle = { i18n: ['content', 'queue'] }

const filterSchema = listTexts.omit({ limit: true })

/** Loads all texts that people wrote, filtered by the URL, and the last decision, which can be undone. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'review')
  const { api, locale } = args.context
  const { searchParams } = new URL(args.request.url)
  const { before, ...filter } = filterIn(filterSchema, searchParams)
  const [list, justDecided] = await orErrorPage(
    Promise.all([api.content.list({ ...filter, before }), undoableDecision(searchParams, api)]),
  )
  return {
    title: `${textsOf(locale, 'content')('name')} · ${textsOf(locale, 'admin')('title')}`,
    filter,
    before,
    types: textTypes,
    justDecided,
    ...list,
  }
}

/** Approves or rejects one or several texts in the version that was shown. Texts changed since then are skipped and reported. */
export function action(args: ActionFunctionArgs) {
  requireRight(args, 'review')
  return submit(args, {
    schema: decideTexts,
    run: decide,
    done: decided => redirectAfterDecision(args, 'content', decided),
  })
}

// If a decision was refused, somebody else may have made it, so the list has changed too.
export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminContent() {
  const { filter, before, types, texts, next, searchedTo, justDecided } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const root = useRoot()
  const problems = useMemo(
    () => summaryOf('content', ['texts', 'reason'], isFormResult(actionData) ? actionData : undefined),
    [actionData],
  )
  return (
    <TextList
      {...{ filter, before, types, texts, next, searchedTo, justDecided }}
      now={root?.now ?? ''}
      problems={problems.map(({ message }) => ({ message }))}
    />
  )
}
