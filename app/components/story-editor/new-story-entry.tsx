import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'

export const freshAct = 'begin'

/** Form for the name of a new entry; its editor asks for everything else. */
export function NewStoryEntry({ isYear, result }: { isYear: boolean; result: FormResult | undefined }) {
  const { t } = useTranslation('storyEditor')
  return (
    <ActForm act={freshAct} names={['key']} result={result} failed={t('fresh.failed')}>
      <Field
        {...fieldOf(freshAct, 'key', result)}
        label={t(isYear ? 'fresh.year' : 'fresh.key')}
        hint={t(isYear ? 'fresh.yearHint' : 'fresh.keyHint')}
        inputMode={isYear ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <p className="act-form__acts">
        <ActButton act={freshAct} variant="primary" busyLabel={t('fresh.busy')}>
          {t('fresh.submit')}
        </ActButton>
        <Link to="/admin/story">{t('fresh.back')}</Link>
      </p>
    </ActForm>
  )
}
