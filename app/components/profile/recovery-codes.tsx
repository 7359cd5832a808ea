import { useTranslation } from 'react-i18next'
import { secondFactorActs } from '#app/components/profile/second-factor-acts.ts'
import type { FormResult } from '#app/components/form/form-result.ts'
import { ActButton, ActForm } from '../form/act-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

interface RecoveryCodesProps {
  /** The codes, which are shown only once, right after they were made. */
  codes: readonly string[] | undefined
  left: number
  confirmed: boolean
  result: FormResult | undefined
}

/** The recovery codes for a member who has lost app and keys. They are shown once; later only the number of unused codes is. */
export function RecoveryCodes({ codes, left, confirmed, result }: RecoveryCodesProps) {
  const { t } = useTranslation('secondFactor')
  if (codes !== undefined)
    return (
      <div className="factor__codes" role="status">
        <p>{t('recovery.shown')}</p>
        <ul>
          {codes.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <>
      <p>{t('recovery.left', { left })}</p>
      <ActForm act={secondFactorActs.renew} names={['password']} result={result} failed={t('failed')}>
        <CurrentPasswordField act={secondFactorActs.renew} confirmed={confirmed} result={result} />
        <p className="meta">{t('recovery.renewHint')}</p>
        <p className="act-form__acts">
          <ActButton act={secondFactorActs.renew} busyLabel={t('totp.busy')}>
            {t('recovery.renew')}
          </ActButton>
        </p>
      </ActForm>
    </>
  )
}
