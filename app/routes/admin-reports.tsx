import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { Reports } from '#app/components/admin/reports.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { pathOf, requireRight } from '#app/forms/guards.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { isReply, summaryOf } from '#app/components/form/reply.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { settleReports } from '#server/report/report.schema.ts'

export const handle = { i18n: ['reports'] }

/** The texts with open reports. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'reports')
  const { api, locale } = args.context
  const list = await orNotFound(api.report.open({ page: pageNumber(new URL(args.request.url).searchParams) }))
  return { title: `${textsOf(locale, 'reports')('desk.name')} · ${textsOf(locale, 'admin')('title')}`, ...list }
}

export function action(args: ActionFunctionArgs) {
  requireRight(args, 'reports')
  return submit(args, {
    schema: settleReports,
    run: async (api, form) => ({ ...(await api.report.settle(form)), outcome: form.outcome }),
    done({ outcome }) {
      args.context.flash({ type: 'success', text: `reports:desk.done.${outcome}` })
      return seeOther(pathOf(args.request))
    },
  })
}

// What was refused may have been settled by somebody else: then the list has changed too.
export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminReports() {
  const { reports, page, total, totalPages } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const problems = useMemo(() => summaryOf('report', ['id', 'reason'], isReply(answer) ? answer : undefined), [answer])
  return (
    <Reports
      {...{ reports, page, total, totalPages }}
      now={useRoot()?.now ?? ''}
      problems={problems.map(({ message }) => ({ message }))}
    />
  )
}
