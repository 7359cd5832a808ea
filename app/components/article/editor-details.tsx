import { useTranslation } from 'react-i18next'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { FieldProps } from '#app/forms/reply.ts'
import type { Category } from './category.ts'
import { CoverField } from './cover-field.tsx'
import type { EditorField } from './draft-values.ts'
import { useTyped } from '#app/components/ui/use-typed.ts'

interface EditorDetailsProps {
  field: (name: EditorField) => FieldProps
  categories: readonly Category[]
  limits: { summary: number }
}

/** What stands around the text: category, tags, cover, summary. */
export function EditorDetails({ field, categories, limits }: EditorDetailsProps) {
  const { t } = useTranslation('article')
  const { defaultValue, ...category } = field('category')
  const summary = useTyped(field('summary').defaultValue)
  return (
    <div className="editor__details">
      <Select
        {...category}
        defaultValue={defaultValue || categories[0]?.kept}
        label={t('editor.category')}
        options={categories.map(({ kept, name }) => ({ value: kept, label: name }))}
      />
      <Field {...field('tags')} label={t('editor.tags')} hint={t('editor.tagsHint')} optional autoComplete="off" />
      <CoverField field={field('coverImage')} />
      <Field
        {...field('summary')}
        multiline
        rows={3}
        className="editor__summary"
        label={t('editor.summary')}
        hint={t('editor.summaryHint')}
        optional
        counter={<CharacterCount text={summary.text} limit={limits.summary} />}
        onInput={summary.onInput}
      />
    </div>
  )
}
