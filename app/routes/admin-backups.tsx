import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Backups } from '#app/components/admin/backups.tsx'
import { useFormResult } from '#app/components/form/form-result.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { backupsAction } from '#app/forms/backups.action.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'
import '#app/styles/pages/admin/backups.css'

export const handle = { i18n: ['backup'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'backups')
  const { api, locale } = args.context
  const page = pageNumber(new URL(args.request.url).searchParams)
  const [list, plan] = await orErrorPage(Promise.all([api.backup.list({ page }), api.backup.plan()]))
  return { title: `${textsOf(locale, 'backup')('name')} · ${textsOf(locale, 'admin')('title')}`, list, plan }
}

export const action = backupsAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminBackups() {
  const { list, plan } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return <Backups list={list} plan={plan} result={result} />
}
