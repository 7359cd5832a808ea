import { useTranslation } from 'react-i18next'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { FieldProps } from '#app/components/form/form-result.ts'
import type { Translation } from '#server/article/article.schema.ts'
import type { Category } from './category.ts'
import { CoverField } from './cover-field.tsx'
import type { EditorField } from './draft-values.ts'
import { useTyped } from '#app/components/ui/use-typed-text.ts'

interface EditorDetailsProps {
  field: (name: EditorField) => FieldProps
  categories: readonly Category[]
  limits: { summary: number }
  /** The articles that can be linked as its translation. */
  translatable: readonly Translation[]
}

/** The fields besides title and text: category, tags, cover, summary. */
export function EditorDetails({ field, categories, limits, translatable }: EditorDetailsProps) {
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
      <LanguageFields field={field} translatable={translatable} />
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

/** The language of the article, which lists filter by, and its translation in the other language. */
function LanguageFields({ field, translatable }: Pick<EditorDetailsProps, 'field' | 'translatable'>) {
  const { t } = useTranslation(['article', 'ui'])
  const nameOf = (language: 'zh' | 'en') => t(`ui:languages.${language}`)
  const languages = (['zh', 'en'] as const).map(value => ({ value, label: nameOf(value) }))
  const others = translatable.map(({ id, language, title }) => ({
    value: String(id),
    label: `${nameOf(language)} · ${title === '' ? t('own.untitled') : title}`,
  }))
  return (
    <>
      <Select
        {...field('language')}
        label={t('editor.language')}
        hint={t('editor.languageHint')}
        options={[{ value: '', label: t('editor.detected') }, ...languages]}
      />
      <Select
        {...field('translationId')}
        label={t('editor.translation')}
        hint={t('editor.translationHint')}
        options={[{ value: '', label: t('editor.noTranslation') }, ...others]}
      />
    </>
  )
}
