import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { RateLimitsForm } from '#app/components/admin/rate-limits-form.tsx'
import { useFormResult } from '#app/components/form/form-result.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { limitsAction } from '#app/forms/site-settings.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['site'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'settings')
  const { api, locale } = args.context
  const limits = await orErrorPage(api.setting.limits())
  return {
    title: `${textsOf(locale, 'site')('limits.name')} · ${textsOf(locale, 'admin')('title')}`,
    limits,
  }
}

export const action = limitsAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminLimits() {
  const { t } = useTranslation('site')
  const { limits } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <div className="settings">
      <AdminHead title={t('limits.name')} lead={t('limits.lead')} />
      <RateLimitsForm key={JSON.stringify(limits)} limits={limits} result={result} />
    </div>
  )
}
