import { systemMessages as en } from './en/system-messages.ts'
import type { Locale } from './locale.ts'
import { systemMessages as zh } from './zh/system-messages.ts'

export type SystemMessage = keyof typeof zh

export const isSystemMessage = (key: string): key is SystemMessage => Object.hasOwn(zh, key)

interface SystemMessageText {
  message: string
  /** The English translation, on an English page. */
  translation?: string
  /** The title, if it differs from that of the toast's type (docs/product.md#system-messages). */
  title?: string
}

const titles: Partial<Record<SystemMessage, string>> = { sessionEnded: '提示' }

/** Returns a built-in system message: in Chinese, with the English as a second line on an English page. */
export function systemMessage(locale: Locale, name: SystemMessage): SystemMessageText {
  const title = titles[name]
  const translation = locale === 'en' ? { translation: en[name] } : {}
  return { message: zh[name], ...translation, ...(title === undefined ? {} : { title }) }
}
