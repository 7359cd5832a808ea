import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { RightsTable } from '#app/components/admin/rights-table.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireStaff } from '#app/forms/page-guards.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/admin/rights.css'

export const handle = { i18n: ['rights'] }

/** The table of roles and rights, for everybody who has any. */
export function loader(args: LoaderFunctionArgs) {
  requireStaff(args)
  const { locale } = args.context
  return { title: `${textsOf(locale, 'rights')('name')} · ${textsOf(locale, 'admin')('title')}` }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminRights() {
  return <RightsTable />
}
