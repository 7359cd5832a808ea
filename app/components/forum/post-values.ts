import type { FormResult } from '#app/components/form/form-result.ts'
import type { PostSource } from '#server/post/post.schema.ts'

/** The fields of the editor, in the order of the form. */
export const postFields = ['boardId', 'title', 'content', 'images', 'language', 'isAnonymous'] as const
export type PostField = (typeof postFields)[number]

/** Returns the form values of a stored post, or of the refused form if there is one. */
export function shownValues(source: PostSource | undefined, result: FormResult | undefined): FormResult | undefined {
  if (result !== undefined || source === undefined) return result
  const { boardId, title, content, images, isAnonymous, language } = source
  const values = { boardId: String(boardId), title, content, images: images.join('\n'), language: language ?? '' }
  return { values: isAnonymous ? { ...values, isAnonymous: 'on' } : values, errors: {}, message: undefined }
}

/** Returns the picture addresses, one per line, with the one that was just uploaded. */
export const withPicture = (addresses: string, image: string | undefined): string =>
  [addresses, image ?? ''].filter(part => part !== '').join('\n')
