import { Form, useNavigation } from '@remix-run/react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorConflict } from '#app/components/text-editor/editor-conflict.tsx'
import { EditorTitle } from '#app/components/text-editor/editor-title.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import type { ArticleSource, Translation } from '#server/article/article.schema.ts'
import type { Category } from './category.ts'
import { editorFields, shownValues } from './draft-values.ts'
import { EditorButtons } from './editor-buttons.tsx'
import { EditorDetails } from './editor-details.tsx'
import { ArticleTextField } from './article-text-field.tsx'
import { SaveState } from './save-state.tsx'
import { useAutosave } from './use-autosave.ts'

interface EditorLimits {
  title: number
  content: number
  summary: number
}

interface EditorProps {
  /** The edited article; undefined for a new one. */
  source: ArticleSource | undefined
  /** The refused form with the typed values. */
  result: FormResult | undefined
  /** The version that another user has saved meanwhile. */
  theirs: ArticleSource | undefined
  categories: readonly Category[]
  translatable: readonly Translation[]
  limits: EditorLimits
  stamp: string
}

/** The form of a new or edited article. It works without scripts; with scripts it also saves drafts automatically. */
export function Editor({ source, result, theirs, categories, translatable, limits, stamp }: EditorProps) {
  const { t } = useTranslation(['article', 'textEditor'])
  const form = useRef<HTMLFormElement>(null)
  const sending = useNavigation().formData?.get('status')
  const shown = shownValues(source, result)
  const problems = useMemo(
    () => (theirs === undefined ? summaryOf('article', editorFields, result) : []),
    [result, theirs],
  )
  const field = (name: (typeof editorFields)[number]) => fieldOf('article', name, shown)
  const saving = useAutosave(form, source, theirs?.version)
  return (
    <Form ref={form} method="post" className="editor grid" noValidate>
      <header className="editor__head">
        <h1 className="plain-name">{t(source === undefined ? 'editor.newTitle' : 'editor.editTitle')}</h1>
        <SaveState saving={saving} isNew={source === undefined} />
      </header>
      <FormSummary problems={problems} title={t(source === undefined ? 'editor.failed' : 'editor.failedUpdate')} />
      {theirs === undefined ? null : <EditorConflict noun="article" theirs={theirs} />}
      <EditorTitle field={field('title')} limit={limits.title} label={t('editor.titleLabel')} />
      <ArticleTextField field={field('content')} limit={limits.content} />
      <EditorDetails field={field} categories={categories} translatable={translatable} limits={limits} />
      <HiddenFields stamp={stamp} trap={t('textEditor:trap')} />
      {source === undefined ? null : <input type="hidden" name="version" value={saving.version} readOnly />}
      <EditorButtons source={source} sending={typeof sending === 'string' ? sending : undefined} />
    </Form>
  )
}
