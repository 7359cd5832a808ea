import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AccountLayout } from '#app/components/account/account-layout.tsx'
import { SecondStepForm } from '#app/components/account/second-step-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Link } from '#app/components/ui/link.tsx'
import { siteContent } from '#app/content/index.ts'
import { requireGuest } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { safePath } from '#server/kernel/safe-path.schema.ts'
import { withRedirect } from '#app/browser/return-path.ts'
import { redirectReplacing, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { finishLoginForm } from '#server/session/session.schema.ts'
import '#app/styles/pages/account.css'

export const handle = { i18n: ['secondFactor', 'account'] }

const goalOf = (request: Request) => safePath(new URL(request.url).searchParams.get('redirect'), '/')

/** Loads the second step of a login with a correct password. If there is none, or it has expired, Login starts again. */
export async function loader(args: LoaderFunctionArgs) {
  requireGuest(args)
  const { api, locale } = args.context
  const step = await orErrorPage(api.session.held())
  const goal = goalOf(args.request)
  if (step === null) throw redirect(withRedirect('/login', goal), 303)
  const t = textsOf(locale, 'secondFactor')
  return {
    title: t(step.secondFactor ? 'step.title' : 'step.passwordTitle'),
    description: t(step.secondFactor ? 'step.lead' : 'step.passwordLead'),
    year: siteContent(locale).founded,
    step,
    toLogin: withRedirect('/login', goal),
  }
}

export function action(args: ActionFunctionArgs) {
  requireGuest(args)
  const { request, context } = args
  return submit(args, {
    schema: finishLoginForm,
    secret: ['newPassword', 'oneTimeCode', 'passkey'],
    failed: 'loginFailed',
    async run(api, form) {
      context.signIn(await api.session.finish(form))
    },
    done: () => redirectReplacing(goalOf(request)),
  })
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.description, isPrivate: true })

const loadStrength = async () => (await import('#server/member/password-strength.schema.ts')).passwordStrength

export default function LoginStep() {
  const { t } = useTranslation('secondFactor')
  const { title, description, year, step, toLogin } = useLoaderData<typeof loader>()
  const result = useFormResult()
  const foot = (
    <p>
      <Link to={toLogin}>{t('step.back')}</Link>
    </p>
  )
  return (
    <AccountLayout title={title} lead={description} year={year} foot={foot}>
      <SecondStepForm step={step} result={result} loadStrength={loadStrength} />
    </AccountLayout>
  )
}
