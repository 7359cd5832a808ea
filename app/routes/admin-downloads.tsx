import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Downloads } from '#app/components/admin/downloads.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { csvLists } from '#server/csv/csv.schema.ts'
import '#app/styles/pages/admin/downloads.css'

export const handle = { i18n: ['csv'] }

export function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'downloads')
  const { locale } = args.context
  return { lists: csvLists, title: `${textsOf(locale, 'csv')('name')} · ${textsOf(locale, 'admin')('title')}` }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminDownloads() {
  return <Downloads lists={useLoaderData<typeof loader>().lists} />
}
