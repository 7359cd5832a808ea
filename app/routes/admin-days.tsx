import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Days } from '#app/components/admin/daily-charts.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { listDays } from '#server/admin/days.schema.ts'
import '#app/styles/pages/admin/days.css'

export const handle = { i18n: ['dashboard'] }

/** Loads the figures by day. An invalid number of days in the URL is ignored. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'figures')
  const { api, locale } = args.context
  const asked = listDays.safeParse({ days: Number(new URL(args.request.url).searchParams.get('days')) })
  const { days } = await orErrorPage(api.admin.days(asked.data ?? {}))
  return { title: `${textsOf(locale, 'dashboard')('days.name')} · ${textsOf(locale, 'admin')('title')}`, days }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminDays() {
  return <Days days={useLoaderData<typeof loader>().days} />
}
