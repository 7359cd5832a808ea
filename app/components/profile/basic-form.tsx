import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDraft } from '#app/components/shell/form-draft.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import type { PageVisibility } from '#server/member/member.schema.ts'
import { ActButton, ActForm } from '../form/act-form.tsx'

export const basicAct = 'basic'

interface BasicFormProps {
  saved: {
    bio: string | null
    graduationYear: number | null
    department: string | null
    visibility: PageVisibility
  }
  bioLimit: number
  result: FormResult | undefined
}

const names = ['bio', 'graduationYear', 'department', 'visibility'] as const
const choices = ['everybody', 'members', 'nobody'] as const satisfies readonly PageVisibility[]

/** Form for the member's details, all of which are optional (docs/product.md#profile). */
export function BasicForm({ saved, bioLimit, result }: BasicFormProps) {
  const { t } = useTranslation('profile')
  const field = (name: (typeof names)[number]) => {
    const props = fieldOf(basicAct, name, result)
    return result === undefined ? { ...props, defaultValue: String(saved[name] ?? '') } : props
  }
  const [bio, setBio] = useState(field('bio').defaultValue)
  return (
    <ActForm act={basicAct} names={names} result={result} failed={t('basic.failed')}>
      <FormDraft form="profile" />
      <Field
        {...field('bio')}
        multiline
        rows={5}
        optional
        label={t('basic.bio')}
        counter={<CharacterCount text={bio} limit={bioLimit} />}
        onInput={event => setBio(event.currentTarget.value)}
      />
      <div className="act-form__pair">
        <Field
          {...field('graduationYear')}
          optional
          inputMode="numeric"
          autoComplete="off"
          label={t('basic.graduationYear')}
          placeholder={t('basic.graduationYearPlaceholder')}
        />
        <Field {...field('department')} optional autoComplete="organization" label={t('basic.department')} />
      </div>
      <Select
        {...field('visibility')}
        label={t('basic.visibility')}
        hint={t('basic.visibilityHint')}
        options={choices.map(value => ({ value, label: t(`basic.visibilities.${value}`) }))}
      />
      <p className="act-form__acts">
        <ActButton act={basicAct} variant="primary" busyLabel={t('basic.saving')}>
          {t('basic.save')}
        </ActButton>
      </p>
    </ActForm>
  )
}
