import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readBackParameter } from '#app/browser/return-path.ts'
import { noneSkipped } from '#app/components/moderation/count-skipped-texts.ts'
import { DecisionRecord } from '#app/components/moderation/decision-record.tsx'
import { useDecisionReport, type DecisionResult } from '#app/components/moderation/use-decision-report.ts'
import { isFormResult, summaryOf } from '#app/components/form/form-result.ts'
import { useEachResult } from '#app/components/form/use-action-result.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { showToast } from '#app/components/ui/show-toast.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { seeOther, submit, acceptsHtml } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { byBatch } from '#server/moderation/moderation.schema.ts'

export const handle = { i18n: ['queue'] }

/** Loads the decisions of the last 30 days, of everybody or only of the reader. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'review')
  const { api, locale } = args.context
  const { searchParams } = new URL(args.request.url)
  const isMine = searchParams.get('mine') === 'true'
  const list = await orErrorPage(api.desk.decisions({ page: pageNumber(searchParams), mine: isMine }))
  return { title: `${textsOf(locale, 'queue')('record.name')} · ${textsOf(locale, 'admin')('title')}`, isMine, ...list }
}

/** Undoes a batch of decisions. */
export function action(args: ActionFunctionArgs) {
  requireRight(args, 'review')
  const { context, request } = args
  return submit(args, {
    schema: byBatch,
    run: (api, form) => api.desk.undo(form),
    done({ done, left }) {
      if (!acceptsHtml(request))
        return { outcome: 'undone' as const, batch: null, done, left: { ...noneSkipped, decided: left } }
      context.flash(
        left === 0
          ? { type: 'success', text: 'queue:flash.undone' }
          : { type: 'warning', text: 'queue:flash.someNotUndone' },
      )
      return seeOther(readBackParameter(request, '/admin/review/record'))
    },
  })
}

// If undoing was refused, somebody else may have undone the batch, so the list has changed too.
export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminRecord() {
  const { decisions, isMine, page, total, totalPages } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('queue')
  const showDone = ({ done }: DecisionResult) =>
    showToast({ type: 'success', message: t('said.undone', { number: done }) })
  useEachResult(isFormResult(actionData) ? undefined : actionData, useDecisionReport(showDone))
  const problems = useMemo(
    () => summaryOf('record', ['batch'], isFormResult(actionData) ? actionData : undefined),
    [actionData],
  )
  return (
    <DecisionRecord
      {...{ decisions, isMine, page, total, totalPages }}
      problems={problems.map(({ message }) => ({ message }))}
    />
  )
}
