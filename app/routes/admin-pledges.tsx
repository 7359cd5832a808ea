import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { filters, Pledges, type Filter } from '#app/components/admin/pledges.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { pathOf, requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { isFormResult, summaryOf } from '#app/components/form/form-result.ts'
import { seeOther, submit, acceptsHtml } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { reviewPledges } from '#server/pledge/pledge.schema.ts'

/** Returns the filter in the URL; by default, the pending pledges. */
function queryOf(request: Request): { status: Filter; page: number } {
  const { searchParams } = new URL(request.url)
  const status = filters.find(filter => filter === searchParams.get('status')) ?? 'pending'
  return { status, page: pageNumber(searchParams) }
}

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'review')
  const { api, locale } = args.context
  const { status, page } = queryOf(args.request)
  const list = await orErrorPage(api.pledge.listAll(status === 'all' ? { page } : { page, status }))
  const t = textsOf(locale, 'admin')
  return { title: `${t('pledges.title')} · ${t('title')}`, status, ...list }
}

/** Approves or rejects one or several pledges. Pledges that somebody else has decided in the meantime are skipped and reported. */
export function action(args: ActionFunctionArgs) {
  requireRight(args, 'review')
  const { context, request } = args
  return submit(args, {
    schema: reviewPledges,
    run: async (api, form) => ({ outcome: form.status, ...(await api.pledge.reviewMany(form)) }),
    done({ outcome, reviewed, passedOver }) {
      if (!acceptsHtml(request)) return { outcome, done: reviewed, missed: passedOver }
      context.flash(
        passedOver.length === 0
          ? { type: 'success', text: 'admin:pledges.saved' }
          : { type: 'warning', text: 'admin:pledges.someMissed' },
      )
      return seeOther(pathOf(request))
    },
  })
}

// If a decision was refused, somebody else may have made it, so the list has changed too.
export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminPledges() {
  const { status, messages, page, total, totalPages } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const root = useRoot()
  const problems = useMemo(
    () => summaryOf('review', ['ids', 'reason'], isFormResult(actionData) ? actionData : undefined),
    [actionData],
  )
  return (
    <Pledges
      {...{ status, messages, page, total, totalPages }}
      now={root?.now ?? ''}
      problems={problems.map(({ message }) => ({ message }))}
    />
  )
}
