import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AccountLayout } from '#app/components/account/account-layout.tsx'
import { resendAct, ResetForm } from '#app/components/account/reset-form.tsx'
import { ResetLinkForm } from '#app/components/account/reset-link-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Link } from '#app/components/ui/link.tsx'
import { siteContent } from '#app/content/index.ts'
import { requireGuest } from '#app/forms/page-guards.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { seeOther, submit, acceptsHtml } from '#app/forms/submit.ts'
import { dispatchAct, type SentForm } from '#app/forms/dispatch-act.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { forgotPassword, resetByLinkForm, resetPasswordForm } from '#server/account/account.schema.ts'
import { codeRules } from '#server/verification/verification.schema.ts'
import '#app/styles/pages/account.css'

export const handle = { i18n: ['recovery', 'account'] }

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token')

/** The link in a letter works for everybody who has the letter, also in a browser that is logged in. */
export function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.request)
  if (token === null) requireGuest(args)
  const { locale, sentCode } = args.context
  const t = textsOf(locale, 'recovery')
  return {
    title: t('reset.title'),
    description: t(token === null ? 'reset.lead' : 'reset.linkLead'),
    token,
    year: siteContent(locale).celebrated,
    sent: sentCode('reset') ?? null,
  }
}

export async function action(args: ActionFunctionArgs) {
  if (tokenOf(args.request) !== null) return resetByLink(args)
  requireGuest(args)
  return dispatchAct(args, { [resendAct]: resend, reset }, 'reset')
}

function resend(args: SentForm) {
  const { context, request } = args
  return submit(args, {
    schema: forgotPassword,
    async run(api, { email }) {
      await api.member.forgotPassword({ email })
      return email
    },
    done(email) {
      context.storeSentCode('reset', email)
      if (!acceptsHtml(request)) return { resendAfter: codeRules.resendAfter }
      context.flash({ type: 'success', text: 'recovery:reset.resent' })
      return seeOther('/reset-password')
    },
  })
}

/** Resets the password. A letter informs the owner, who logs in with the new password (docs/product.md#forgotten-password). */
function reset(args: SentForm) {
  const { context } = args
  return submit(args, {
    schema: resetPasswordForm,
    secret: ['newPassword', 'confirmPassword'],
    run: (api, { email, code, newPassword }) => api.member.resetPassword({ email, code, newPassword }),
    done() {
      context.clearSentCode('reset')
      context.flash({ type: 'success', text: 'recovery:reset.done' })
      return seeOther('/login')
    },
  })
}

function resetByLink(args: ActionFunctionArgs) {
  const { context } = args
  return submit(args, {
    schema: resetByLinkForm,
    secret: ['newPassword', 'confirmPassword'],
    run: (api, { token, newPassword }) => api.member.resetByLink({ token, newPassword }),
    done() {
      // The reset has ended the session of this browser if it was one of this account.
      context.signOut()
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
  const { year, sent, token } = useLoaderData<typeof loader>()
  const result = useFormResult()
  const foot = (
    <p>
      {token === null ? null : (
        <>
          <Link to="/forgot-password">{t('reset.asked')}</Link>
          <br />
        </>
      )}
      <Link to="/login">{t('forgot.remembered')}</Link>
    </p>
  )
  return (
    <AccountLayout
      title={t('reset.title')}
      lead={t(token === null ? 'reset.lead' : 'reset.linkLead')}
      year={year}
      foot={foot}
    >
      {token === null ? (
        <ResetForm result={result} sent={sent} loadStrength={loadStrength} />
      ) : (
        <ResetLinkForm token={token} result={result} loadStrength={loadStrength} />
      )}
    </AccountLayout>
  )
}
