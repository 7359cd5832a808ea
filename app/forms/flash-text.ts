import type { AppLoadContext } from '@remix-run/node'
import { textByPath } from '#app/i18n/server-texts.ts'
import { refusalText } from '#app/i18n/refusal-text.ts'
import { isSystemMessage, systemMessage } from '#app/i18n/system-messages.ts'

type Flash = NonNullable<ReturnType<AppLoadContext['takeFlash']>>

/** Returns a flash message in the reader's language; built-in system messages show Chinese first (docs/product.md#system-messages). */
export function flashText(locale: AppLoadContext['locale'], flash: Flash | null) {
  if (flash === null) return null
  const { type, text, link, place, params, username } = flash
  const [namespace, key = ''] = text.split(':')
  const texts =
    namespace === 'system' && isSystemMessage(key)
      ? systemMessage(locale, key)
      : { message: namespace === 'refusal' ? refusalText(locale, key, params) : textByPath(locale, text, params) }
  return {
    type,
    link: link ?? null,
    place: place ?? null,
    username: username ?? '',
    translation: null,
    title: null,
    ...texts,
  }
}
