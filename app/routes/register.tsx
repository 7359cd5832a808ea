import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AccountLayout } from '#app/components/account/account-layout.tsx'
import { RegisterForm } from '#app/components/account/register-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Link } from '#app/components/ui/link.tsx'
import { siteContent } from '#app/content/index.ts'
import { requireGuest } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { safePath } from '#server/kernel/safe-path.schema.ts'
import { withRedirect } from '#app/browser/return-path.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { registerForm } from '#server/member/member.schema.ts'
import '#app/styles/pages/account.css'

export const handle = { i18n: ['account'] }

const toLoginFrom = (request: Request) =>
  withRedirect('/login', safePath(new URL(request.url).searchParams.get('redirect'), ''))

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest({ request, context })
  const [{ enabled }, { domains }] = await orErrorPage(
    Promise.all([context.api.setting.registration(), context.api.setting.registrationDomains()]),
  )
  const t = textsOf(context.locale, 'account')
  return {
    title: t('register.title'),
    description: t('register.lead'),
    year: siteContent(context.locale).celebrated,
    open: enabled,
    domains,
    stamp: context.createFormToken(),
    toLogin: toLoginFrom(request),
  }
}

export function action(args: ActionFunctionArgs) {
  requireGuest(args)
  return submit(args, {
    schema: registerForm,
    secret: ['password', 'confirmPassword'],
    failed: 'registrationFailed',
    run: (api, { username, email, password, confirmPassword }) =>
      api.member.register({ username, email, password, confirmPassword }),
    done({ user: { username } }) {
      args.context.flash({ type: 'success', text: 'account:registered', username })
      return seeOther(toLoginFrom(args.request))
    },
  })
}

/**
 * Registration may close while somebody fills in the form: after that refusal the page reloads its data and says so instead of showing the form.
 * After any other refusal it does not: if the server fails, the reload would fail too and replace the form. (Remix passes `defaultShouldRevalidate`
 * as true to a route that exports this, even after a refusal.)
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus === 403 || (actionStatus < 400 && defaultShouldRevalidate)

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.description, isPrivate: true })

const loadStrength = async () => (await import('#server/member/password-strength.schema.ts')).passwordStrength

export default function Register() {
  const { t } = useTranslation('account')
  const { year, open, domains, stamp, toLogin } = useLoaderData<typeof loader>()
  const result = useFormResult()
  const foot = (
    <p>
      {t('register.haveAccount')} <Link to={toLogin}>{t('register.toLogin')}</Link>
    </p>
  )
  return (
    <AccountLayout title={t('register.title')} lead={t('register.lead')} year={year} foot={foot}>
      {open ? (
        <RegisterForm result={result} domains={domains} stamp={stamp} loadStrength={loadStrength} />
      ) : (
        <p className="leaf__closed" role="status">
          {t('register.closed')}
        </p>
      )}
    </AccountLayout>
  )
}
