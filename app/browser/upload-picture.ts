import { systemMessage } from '#app/i18n/system-messages.ts'
import { readProperty } from './read-property.ts'
import { pageLocale } from './page-locale.ts'
import { endSession, hadSession } from './session.ts'
import { showReason, type Reason } from './reason-toast.ts'

/** The types of pictures that /uploads accepts (docs/product.md#images). Named one by one, because phones then offer a JPEG of a HEIC photo. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

export const isPicture = (file: File): boolean => pictureTypes.includes(file.type)

/** Said in the reader's language; a system message in both. */
class UploadFailure extends Error {
  override name = 'UploadFailure'
  readonly translation: string | undefined

  constructor({ message, translation }: Reason) {
    super(message)
    this.translation = translation
  }
}

/** Sends a picture to the site and tells its address here. Takes as long as it takes (docs/product.md#time-out); a session that is over ends here too (docs/product.md#session-expiry). */
export async function uploadPicture(file: File): Promise<{ url: string; square: string }> {
  const form = new FormData()
  form.append('image', file)
  const response = await fetch('/uploads', { method: 'POST', body: form }).catch(() => undefined)
  if (response === undefined) throw new UploadFailure(systemMessage(pageLocale(), 'network'))
  if (response.status === 401 && hadSession()) {
    endSession()
    throw new UploadFailure(systemMessage(pageLocale(), 'sessionEnded'))
  }
  const answer: unknown = await response.json().catch(() => undefined)
  const [url, square, message] = ['url', 'square', 'message'].map(key => readProperty(answer, key))
  if (response.ok && typeof url === 'string' && typeof square === 'string') return { url, square }
  const isSaid = typeof message === 'string' && message !== ''
  throw new UploadFailure(isSaid ? { message } : systemMessage(pageLocale(), 'requestFailed'))
}

/** Shows why a picture was not taken, in the words of the page; the end of a session has been told already. */
export function tellUploadFailure(error: unknown, wordsFor: (reason: string) => string): void {
  const reason = error instanceof UploadFailure ? error : { message: '' }
  if (reason.message !== systemMessage('zh', 'sessionEnded').message) showReason(reason, wordsFor)
}
