import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AccountLayout } from '#app/components/account/account-layout.tsx'
import { ForgotForm } from '#app/components/account/forgot-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Link } from '#app/components/ui/link.tsx'
import { siteContent } from '#app/content/index.ts'
import { requireGuest } from '#app/forms/page-guards.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { forgotPassword } from '#server/account/account.schema.ts'
import '#app/styles/pages/account.css'

export const handle = { i18n: ['recovery'] }

export function loader(args: LoaderFunctionArgs) {
  requireGuest(args)
  const { locale } = args.context
  const t = textsOf(locale, 'recovery')
  return { title: t('forgot.title'), description: t('forgot.lead'), year: siteContent(locale).founded }
}

/** Sends a code, and keeps the email address for the next page in an HttpOnly cookie (docs/product.md#forgotten-password). */
export function action(args: ActionFunctionArgs) {
  requireGuest(args)
  const { context } = args
  return submit(args, {
    schema: forgotPassword,
    async run(api, { email }) {
      await api.member.forgotPassword({ email })
      return email
    },
    done(email) {
      context.storeSentCode('reset', email)
      context.flash({ type: 'success', text: 'recovery:forgot.sent' })
      return seeOther('/reset-password')
    },
  })
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.description, isPrivate: true })

export default function ForgotPassword() {
  const { t } = useTranslation('recovery')
  const { year } = useLoaderData<typeof loader>()
  const result = useFormResult()
  const foot = (
    <p>
      <Link to="/login">{t('forgot.remembered')}</Link>
    </p>
  )
  return (
    <AccountLayout title={t('forgot.title')} lead={t('forgot.lead')} year={year} foot={foot}>
      <ForgotForm result={result} />
    </AccountLayout>
  )
}
