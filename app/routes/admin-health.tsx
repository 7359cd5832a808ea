import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Health } from '#app/components/admin/health.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/admin/health.css'

export const handle = { i18n: ['dashboard'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'figures')
  const { api, locale } = args.context
  const health = await orErrorPage(api.admin.health())
  return { title: `${textsOf(locale, 'dashboard')('health.name')} · ${textsOf(locale, 'admin')('title')}`, health }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminHealth() {
  const { health } = useLoaderData<typeof loader>()
  return <Health health={health} now={useRoot()?.now ?? ''} />
}
