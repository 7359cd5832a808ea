import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AccountLeaf } from '#app/components/account/account-leaf.tsx'
import { resendAct, ResetForm } from '#app/components/account/reset-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Link } from '#app/components/ui/link.tsx'
import { siteContent } from '#app/content/index.ts'
import { requireGuest } from '#app/forms/guards.ts'
import { isReply } from '#app/forms/reply.ts'
import { readForm, seeOther, submit, wantsPage } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { forgotPassword, resetPasswordForm } from '#server/member/account.schema.ts'
import { codeRules } from '#server/verification/verification.schema.ts'
import '#app/styles/pages/account.css'

export const handle = { i18n: ['recovery', 'account'] }

export function loader(args: LoaderFunctionArgs) {
  requireGuest(args)
  const { locale, sentCode } = args.context
  const t = textsOf(locale, 'recovery')
  return {
    title: t('reset.title'),
    description: t('reset.lead'),
    year: siteContent(locale).celebrated,
    sent: sentCode('reset') ?? null,
  }
}

export async function action(args: ActionFunctionArgs) {
  requireGuest(args)
  const act = (await readForm(args.request.clone())).get('act')
  return act === resendAct ? resend(args) : reset(args)
}

function resend(args: ActionFunctionArgs) {
  const { context, request } = args
  return submit(args, {
    schema: forgotPassword,
    async run(api, { email }) {
      await api.member.forgotPassword({ email })
      return email
    },
    done(email) {
      context.noteCode('reset', email)
      if (!wantsPage(request)) return { resendAfter: codeRules.resendAfter }
      context.flash({ type: 'success', text: 'recovery:reset.resent' })
      return seeOther('/reset-password')
    },
  })
}

/** The owner is told by mail and logs in with the new password (decisions: Reset). */
function reset(args: ActionFunctionArgs) {
  const { context } = args
  return submit(args, {
    schema: resetPasswordForm,
    secret: ['newPassword', 'confirmPassword'],
    run: (api, { email, code, newPassword }) => api.member.resetPassword({ email, code, newPassword }),
    done() {
      context.forgetCode('reset')
      context.flash({ type: 'success', text: 'recovery:reset.done' })
      return seeOther('/login')
    },
  })
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.description, isPrivate: true })

const loadStrength = async () => (await import('#server/member/password-strength.schema.ts')).passwordStrength

export default function ResetPassword() {
  const { t } = useTranslation('recovery')
  const { year, sent } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const foot = (
    <p>
      <Link to="/login">{t('forgot.remembered')}</Link>
    </p>
  )
  return (
    <AccountLeaf title={t('reset.title')} lead={t('reset.lead')} year={year} foot={foot}>
      <ResetForm reply={isReply(answer) ? answer : undefined} sent={sent} loadStrength={loadStrength} />
    </AccountLeaf>
  )
}
