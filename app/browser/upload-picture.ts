import { systemMessage } from '#app/i18n/system-messages.ts'
import { readUnknownProperty } from './read-unknown-property.ts'
import { pageLocale } from './page-locale.ts'
import { endSession, hadSession } from './end-session.ts'
import { showErrorReason, type ErrorReason } from './error-reason-toast.ts'

/** The picture types that /uploads accepts (docs/product.md#images). They are listed one by one, because phones then offer a HEIC photo as a JPEG. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

export const isPicture = (file: File): boolean => pictureTypes.includes(file.type)

/** The message is in the reader's language; a system message has both languages. */
class UploadFailure extends Error {
  override name = 'UploadFailure'
  readonly translation: string | undefined

  constructor({ message, translation }: ErrorReason) {
    super(message)
    this.translation = translation
  }
}

/**
 * Uploads a picture and returns its addresses. It has no time limit (docs/product.md#time-out); an ended session is handled here too
 * (docs/product.md#session-expiry).
 */
export async function uploadPicture(file: File): Promise<{ url: string; square: string }> {
  const form = new FormData()
  form.append('image', file)
  const response = await fetch('/uploads', { method: 'POST', body: form }).catch(() => undefined)
  if (response === undefined) throw new UploadFailure(systemMessage(pageLocale(), 'network'))
  if (response.status === 401 && hadSession()) {
    endSession()
    throw new UploadFailure(systemMessage(pageLocale(), 'sessionEnded'))
  }
  const data: unknown = await response.json().catch(() => undefined)
  const [url, square, message] = ['url', 'square', 'message'].map(key => readUnknownProperty(data, key))
  if (response.ok && typeof url === 'string' && typeof square === 'string') return { url, square }
  const hasMessage = typeof message === 'string' && message !== ''
  throw new UploadFailure(hasMessage ? { message } : systemMessage(pageLocale(), 'requestFailed'))
}

/** Shows why an upload failed, in the page's wording. The end of a session has already been shown. */
export function showUploadFailure(error: unknown, wordsFor: (reason: string) => string): void {
  const reason = error instanceof UploadFailure ? error : { message: '' }
  if (reason.message !== systemMessage('zh', 'sessionEnded').message) showErrorReason(reason, wordsFor)
}
