import { useTranslation } from 'react-i18next'
import { Field } from '#app/components/ui/field.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { secondFactorActs } from '#app/components/profile/second-factor-acts.ts'
import { fieldOf, type FormResult, resultOf } from '#app/components/form/form-result.ts'
import type { TotpBegun } from '#server/second-factor/second-factor.schema.ts'
import { ActButton, ActForm } from '../form/act-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

interface TotpFormsProps {
  isOn: boolean
  /** The key for the authenticator app; undefined before the member has requested it. */
  begun: TotpBegun | undefined
  confirmed: boolean
  result: FormResult | undefined
}

/** Turns an authenticator app on, in two steps, or off. */
export function TotpForms({ isOn, begun, confirmed, result }: TotpFormsProps) {
  const { t } = useTranslation('secondFactor')
  const refused = resultOf(secondFactorActs.enable, result)
  if (begun !== undefined) return <EnableForm begun={begun} result={refused} />
  const act = isOn ? secondFactorActs.remove : secondFactorActs.begin
  return (
    <>
      <p>
        <Badge tone={isOn ? 'water' : 'plain'}>{t(isOn ? 'state.on' : 'state.off')}</Badge>
      </p>
      <ActForm
        act={act}
        names={['password', 'oneTimeCode']}
        result={resultOf(act, result) ?? refused}
        failed={t('failed')}
      >
        <CurrentPasswordField act={act} confirmed={confirmed} result={resultOf(act, result)} />
        <p className="act-form__acts">
          <ActButton act={act} variant={isOn ? 'danger' : 'primary'} busyLabel={t('totp.busy')}>
            {t(isOn ? 'totp.remove' : 'totp.begin')}
          </ActButton>
        </p>
      </ActForm>
    </>
  )
}

function EnableForm({ begun, result }: { begun: TotpBegun; result: FormResult | undefined }) {
  const { t } = useTranslation('secondFactor')
  const { secret, square, sealed } = begun
  const { size, path } = square
  return (
    <ActForm act={secondFactorActs.enable} names={['oneTimeCode']} result={result} failed={t('failed')}>
      <p>{t('totp.scan')}</p>
      <svg
        className="factor__square"
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label={t('totp.square')}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <dl className="part__facts">
        <dt>{t('totp.secret')}</dt>
        <dd>
          <code className="factor__secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </dd>
      </dl>
      <input type="hidden" name="sealed" value={sealed} />
      <Field
        {...fieldOf(secondFactorActs.enable, 'oneTimeCode', result)}
        className="code-field"
        label={t('totp.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
      <p className="act-form__acts">
        <ActButton act={secondFactorActs.enable} variant="primary" busyLabel={t('totp.busy')}>
          {t('totp.enable')}
        </ActButton>
      </p>
    </ActForm>
  )
}
