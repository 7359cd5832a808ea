import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from '#app/components/profile/profile-section.tsx'
import { Passkeys } from '#app/components/profile/passkeys.tsx'
import { RecoveryCodes } from '#app/components/profile/recovery-codes.tsx'
import { TotpForms } from '#app/components/profile/totp-forms.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { secondFactorActs, isSecondFactorResult } from '#app/components/profile/second-factor-acts.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { isFormResult, resultOf } from '#app/components/form/form-result.ts'
import { secondFactorAction } from '#app/forms/second-factor.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'

export const handle = { i18n: ['secondFactor'] }

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, isConfirmed, locale } = args.context
  return {
    title: `${textsOf(locale, 'secondFactor')('name')} · ${textsOf(locale, 'profile')('title')}`,
    status: await orErrorPage(api.secondFactor.status()),
    confirmed: isConfirmed(),
  }
}

export const action = secondFactorAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

/** The authenticator app, the passkeys, and the recovery codes. */
export default function ProfileSecondFactor() {
  const { t } = useTranslation('secondFactor')
  const { status, confirmed } = useLoaderData<typeof loader>()
  const actionData = useActionData()
  const result = isFormResult(actionData) ? actionData : undefined
  const given = isSecondFactorResult(actionData) ? actionData : {}
  const isOn = status.totp || status.passkeys.length > 0
  return (
    <>
      {status.required && !isOn ? (
        <p className="part factor__due" role="status">
          {t('required')}
        </p>
      ) : null}
      {isOn ? (
        <ProfileSection id="recovery" heading={t('recovery.name')} text={t('recovery.text')}>
          <RecoveryCodes
            codes={given.recoveryCodes}
            left={status.recoveryCodesLeft}
            confirmed={confirmed}
            result={resultOf(secondFactorActs.renew, result)}
          />
        </ProfileSection>
      ) : null}
      <ProfileSection id="totp" heading={t('totp.name')} text={t('totp.text')}>
        <TotpForms isOn={status.totp} begun={given.begun} confirmed={confirmed} result={result} />
      </ProfileSection>
      <ProfileSection id="passkeys" heading={t('passkeys.name')} text={t('passkeys.text')}>
        <Passkeys passkeys={status.passkeys} confirmed={confirmed} result={result} />
      </ProfileSection>
    </>
  )
}
