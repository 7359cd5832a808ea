import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AccountLayout } from '#app/components/account/account-layout.tsx'
import { LoginForm } from '#app/components/account/login-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { Link } from '#app/components/ui/link.tsx'
import { siteContent } from '#app/content/index.ts'
import { requireGuest } from '#app/forms/page-guards.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { safePath } from '#server/kernel/safe-path.schema.ts'
import { withRedirect } from '#app/browser/return-path.ts'
import { loginAction } from '#app/forms/login.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/account.css'

export const handle = { i18n: ['account', 'secondFactor'] }

const redirectOf = (request: Request) => safePath(new URL(request.url).searchParams.get('redirect'), '')

export function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest({ request, context })
  const t = textsOf(context.locale, 'account')
  return {
    title: t('login.title'),
    description: t('login.lead'),
    year: siteContent(context.locale).founded,
    toRegister: withRedirect('/register', redirectOf(request)),
  }
}

export const action = loginAction

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.description, isPrivate: true })

export default function Login() {
  const { t } = useTranslation('account')
  const { year, toRegister } = useLoaderData<typeof loader>()
  const result = useFormResult()
  const registered = useRoot()?.flash?.username
  const foot = (
    <p>
      <Link to="/forgot-password">{t('login.forgot')}</Link>
      <br />
      {t('login.noAccount')} <Link to={toRegister}>{t('login.toRegister')}</Link>
    </p>
  )
  return (
    <AccountLayout title={t('login.title')} lead={t('login.lead')} year={year} foot={foot}>
      <LoginForm result={result} registered={registered ?? ''} />
    </AccountLayout>
  )
}
