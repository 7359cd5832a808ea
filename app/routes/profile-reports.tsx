import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnReports } from '#app/components/report/own-reports.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { readOwnList } from '#app/forms/read-own-list.ts'
import { textsOf } from '#app/i18n/server-texts.ts'

export const handle = { i18n: ['ownReports'] }

/** Loads the member's reports with their outcomes. */
export const loader = (args: LoaderFunctionArgs) =>
  readOwnList(args, async ({ api, locale, page }) => ({
    name: textsOf(locale, 'ownReports')('name'),
    ...(await api.report.mine({ page })),
  }))

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileReports() {
  const { reports, page, total, totalPages } = useLoaderData<typeof loader>()
  return <OwnReports {...{ reports, page, total, totalPages }} now={useRoot()?.now ?? ''} />
}
