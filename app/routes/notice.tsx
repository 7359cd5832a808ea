import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ErrorPage } from '#app/components/shell/error-page.tsx'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'

export const handle = { i18n: ['notice'] }

/** Marks a notice as read, and redirects to its subject. It is a GET, so that it works in a new tab and without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { path } = await orErrorPage(args.context.api.notice.open({ id: idParam(args) }))
  return redirect(path, { headers: { 'Cache-Control': 'no-store' } })
}

/** Never rendered. The route has a component so that a missing notice gets the error page. */
export default function NoticePlace() {
  return null
}

export function ErrorBoundary() {
  const { t } = useTranslation('notice')
  return <ErrorPage error={useRouteError()} back={{ to: '/notices', label: t('choices.back') }} />
}
