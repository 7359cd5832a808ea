import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { fieldOf, type FormReply } from '#app/components/form/form-reply.ts'
import { Field } from '#app/components/ui/field.tsx'

export const domainsAct = 'domains'

/** The mail domains that may register, a line for each; none means all. */
export function DomainsForm({ domains, reply }: { domains: readonly string[]; reply: FormReply | undefined }) {
  const { t } = useTranslation('settings')
  const field = fieldOf(domainsAct, 'domains', reply)
  return (
    <ActForm act={domainsAct} names={['domains']} reply={reply} failed={t('domains.failed')}>
      <Field
        {...field}
        multiline
        rows={3}
        label={t('domains.label')}
        hint={t('domains.hint')}
        defaultValue={reply === undefined ? domains.join('\n') : field.defaultValue}
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
