import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Audit } from '#app/components/admin/audit.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { filterIn } from '#app/forms/read-filter.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { actFilter, auditedNouns } from '#server/audit/audit.schema.ts'
import '#app/styles/pages/admin/audit.css'

export const handle = { i18n: ['audit'] }

const toJson = (value: unknown) => (value == null ? '' : JSON.stringify(value, null, 2))

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'audit')
  const { api, locale } = args.context
  const { searchParams } = new URL(args.request.url)
  const filter = filterIn(actFilter, searchParams)
  const { acts, ...rest } = await orErrorPage(api.audit.list({ ...filter, page: pageNumber(searchParams) }))
  return {
    title: `${textsOf(locale, 'audit')('name')} · ${textsOf(locale, 'admin')('title')}`,
    asked: { filter, isAll: Object.keys(filter).length === 0 },
    nouns: auditedNouns,
    acts: acts.map(({ before, after, ...act }) => ({ ...act, before: toJson(before), after: toJson(after) })),
    ...rest,
  }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminAudit() {
  const { acts, asked, nouns, page, total, totalPages } = useLoaderData<typeof loader>()
  return <Audit {...{ acts, asked, nouns, page, total, totalPages }} now={useRoot()?.now ?? ''} />
}
