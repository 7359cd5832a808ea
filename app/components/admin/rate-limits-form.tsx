import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { Field } from '#app/components/ui/field.tsx'
import type { ShownLimit } from '#server/setting/site-settings.schema.ts'

const limitsAct = 'limits'

const inAnHour = 3600

/** Form for the rate limits of each action; an empty field keeps the default. */
export function RateLimitsForm({ limits, result }: { limits: readonly ShownLimit[]; result: FormResult | undefined }) {
  const { t } = useTranslation('site')
  const names = limits.map(({ name }) => name)
  return (
    <ActForm act={limitsAct} names={names} result={result} failed={t('failed')}>
      <div className="limits">
        {limits.map(({ name, chosen, standard, seconds }) => {
          const field = fieldOf(limitsAct, name, result)
          const time = t(seconds === inAnHour ? 'limits.time.hour' : 'limits.time.minute')
          return (
            <Field
              key={name}
              {...field}
              defaultValue={result === undefined ? String(chosen ?? '') : field.defaultValue}
              label={`${t(`limits.kind.${name}`)} · ${t('limits.inTime', { time })}`}
              hint={t('limits.standard', { number: standard })}
              inputMode="numeric"
              autoComplete="off"
            />
          )
        })}
      </div>
      <p className="act-form__acts">
        <ActButton act={limitsAct} variant="primary" busyLabel={t('busy')}>
          {t('save')}
        </ActButton>
      </p>
    </ActForm>
  )
}
