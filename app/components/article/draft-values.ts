import type { FormResult } from '#app/components/form/form-result.ts'
import type { ArticleSource } from '#server/article/article.schema.ts'

/** The fields of the editor, in the order of the form. */
export const editorFields = [
  'title',
  'content',
  'category',
  'summary',
  'coverImage',
  'tags',
  'language',
  'translationId',
] as const
export type EditorField = (typeof editorFields)[number]

const isEnglish = (text: string) => /^[\u0000-\u024f]*$/.test(text)

/** Joins the tags to one line for the form field. */
export const tagLine = (tags: readonly string[]): string => tags.join(tags.every(isEnglish) ? ', ' : '，')

/** Returns the form values of a stored article, or of the refused form if there is one. */
export function shownValues(source: ArticleSource | undefined, result: FormResult | undefined): FormResult | undefined {
  if (result !== undefined || source === undefined) return result
  const { title, content, summary, coverImage, category, tags, language, translationId } = source
  return {
    values: {
      ...{ title, content, summary, coverImage, category, tags: tagLine(tags) },
      language: language ?? '',
      translationId: translationId === null ? '' : String(translationId),
    },
    errors: {},
    message: undefined,
  }
}
