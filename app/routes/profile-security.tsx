import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { EmailForm, emailActs } from '#app/components/profile/email-form.tsx'
import { ProfileSection } from '#app/components/profile/profile-section.tsx'
import { PasswordForm, passwordActs } from '#app/components/profile/password-form.tsx'
import { sessionActs, Sessions } from '#app/components/profile/sessions.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { type FormResult, resultOf, useFormResult } from '#app/components/form/form-result.ts'
import { securityAction } from '#app/forms/security.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'

export const handle = { i18n: ['secondFactor'] }

export async function loader(args: LoaderFunctionArgs) {
  const { username, email } = requireMember(args)
  const { api, isConfirmed, locale, sentCode } = args.context
  const { sessions } = await orErrorPage(api.session.list())
  const { totp, passkeys } = await orErrorPage(api.secondFactor.status())
  const t = textsOf(locale, 'profile')
  return {
    title: `${t('tabs.security')} · ${t('title')}`,
    member: { username, email },
    sessions,
    confirmed: isConfirmed(),
    secondFactor: totp || passkeys.length > 0,
    sent: { email: sentCode('email_change') ?? null, password: sentCode('password_change') ?? null },
  }
}

export const action = securityAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

const loadStrength = async () => (await import('#server/member/password-strength.schema.ts')).passwordStrength

/** Returns the result of one form. Without scripts the same form also requests the code, so the refusal of that request belongs to it. */
const ofForm = (acts: { change: string; send: string }, result: FormResult | undefined) =>
  resultOf(acts.change, result) ?? resultOf(acts.send, result)

export default function ProfileSecurity() {
  const { t } = useTranslation(['profile', 'secondFactor'])
  const { member, sessions, secondFactor, confirmed, sent } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <>
      <ProfileSection id="email" heading={t('email.name')} text={t('email.text')}>
        <EmailForm
          key={member.email}
          current={member.email}
          sent={sent.email}
          confirmed={confirmed}
          result={ofForm(emailActs, result)}
        />
      </ProfileSection>
      <ProfileSection id="password" heading={t('password.name')} text={t('password.text')}>
        <PasswordForm
          member={member}
          sent={sent.password}
          result={ofForm(passwordActs, result)}
          loadStrength={loadStrength}
        />
      </ProfileSection>
      <ProfileSection id="second-factor" heading={t('secondFactor:name')} text={t('secondFactor:text')}>
        <p>
          <Badge tone={secondFactor ? 'water' : 'plain'}>
            {t(secondFactor ? 'secondFactor:state.on' : 'secondFactor:state.off')}
          </Badge>
        </p>
        <p>
          <ButtonLink to="/profile/second-factor">{t('secondFactor:toPage')}</ButtonLink>
        </p>
      </ProfileSection>
      <ProfileSection id="sessions" heading={t('sessions.name')} text={t('sessions.text')}>
        <Sessions
          sessions={sessions}
          now={useRoot()?.now ?? ''}
          confirmed={confirmed}
          result={resultOf(sessionActs.end, result) ?? resultOf(sessionActs.endOthers, result)}
        />
      </ProfileSection>
    </>
  )
}
