import { system as en } from './en/system.ts'
import type { Locale } from './locale.ts'
import { system as zh } from './zh/system.ts'

export type SystemMessage = keyof typeof zh

export const isSystemMessage = (key: string): key is SystemMessage => Object.hasOwn(zh, key)

interface SpokenSystemMessage {
  message: string
  /** The English below the Chinese, on an English page. */
  translation?: string
  /** Where a message has a title other than that of the toast's type (docs/product.md#system-messages). */
  title?: string
}

const titles: Partial<Record<SystemMessage, string>> = { sessionEnded: '提示' }

/** A built-in system message: Chinese, with the English as a second line on an English page. */
export function systemMessage(locale: Locale, name: SystemMessage): SpokenSystemMessage {
  const title = titles[name]
  const translation = locale === 'en' ? { translation: en[name] } : {}
  return { message: zh[name], ...translation, ...(title === undefined ? {} : { title }) }
}
