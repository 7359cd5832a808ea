import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReportForm } from '#app/components/report/report-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { readBackParameter } from '#app/browser/return-path.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { fileReport, reportLimits } from '#server/report/report.schema.ts'
import '#app/styles/pages/articles/report.css'

export const handle = { i18n: ['report', 'mute'] }

const reportForm = fileReport.pick({ reason: true })

/** Returns the reported text and the page to return to; an invalid URL is a 404. */
function reported(args: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const target = fileReport.safeParse({ type: args.params['type'], id: idParam(args) })
  if (!target.success) throw data(null, { status: 404 })
  return { ...target.data, back: readBackParameter(args.request, '/') }
}

/** Loads the form with the reported text; a text that is no longer public is a 404. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { type, id, back } = reported(args)
  const { api, locale, createFormToken } = args.context
  return {
    type,
    back,
    about: await orErrorPage(api.report.about({ type, id })),
    name: textsOf(locale, 'report')(`titles.${type}`),
    limit: reportLimits.reason,
    stamp: createFormToken(),
  }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const { type, id, back } = reported(args)
  return submit(args, {
    schema: reportForm,
    run: (api, { reason }) => api.report.file({ type, id, reason }),
    done() {
      args.context.flash({ type: 'success', text: 'report:sent' })
      return seeOther(back)
    },
  })
}

export const shouldRevalidate = revalidateUnlessRefused

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function Report() {
  const { name: _, ...props } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return <ReportForm {...props} result={result} />
}
