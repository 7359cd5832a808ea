import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'

const formTexts = {
  reply: {
    title: 'reply.failed',
    fields: [
      ['quote', 'reply.quote'],
      ['content', 'reply.label'],
      ['images', 'editor.addresses'],
    ],
  },
  post: {
    title: 'editor.failed',
    fields: [
      ['title', 'editor.titleLabel'],
      ['content', 'editor.content'],
      ['images', 'editor.addresses'],
    ],
  },
} as const

interface RefusedTextProps {
  form: keyof typeof formTexts
  refused: FormResult
}

/** Shown when the form is not available any more: the reason for the refusal and the typed text, so that nothing is lost without scripts. */
export function RefusedText({ form, refused }: RefusedTextProps) {
  const { t } = useTranslation('forum')
  const { title, fields } = formTexts[form]
  const problems = useMemo(() => summaryOf(form, [], refused), [form, refused])
  return (
    <div className="not-taken">
      <FormSummary problems={problems} title={t(title)} />
      {fields.map(([name, label]) => {
        const { defaultValue, id } = fieldOf(form, name, refused)
        if (defaultValue === '') return null
        return <Field key={name} id={id} multiline readOnly rows={5} label={t(label)} defaultValue={defaultValue} />
      })}
    </div>
  )
}
