import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { Field } from '#app/components/ui/field.tsx'

export const domainsAct = 'domains'

/** The mail domains that may register, one per line; an empty list allows all. */
export function DomainsForm({ domains, result }: { domains: readonly string[]; result: FormResult | undefined }) {
  const { t } = useTranslation('settings')
  const field = fieldOf(domainsAct, 'domains', result)
  return (
    <ActForm act={domainsAct} names={['domains']} result={result} failed={t('domains.failed')}>
      <Field
        {...field}
        multiline
        rows={3}
        label={t('domains.label')}
        hint={t('domains.hint')}
        defaultValue={result === undefined ? domains.join('\n') : field.defaultValue}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <p className="act-form__acts">
        <ActButton act={domainsAct} variant="primary" busyLabel={t('mail.busy')}>
          {t('domains.save')}
        </ActButton>
      </p>
    </ActForm>
  )
}
