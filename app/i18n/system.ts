import { system as en } from './en/system.ts'
import type { Locale } from './locale.ts'
import { system as zh } from './zh/system.ts'

export type SystemMessage = keyof typeof zh

/** A built-in system message: Chinese, with the English as a second line on an English page. */
export function systemMessage(locale: Locale, name: SystemMessage): { message: string; translation?: string } {
  return locale === 'en' ? { message: zh[name], translation: en[name] } : { message: zh[name] }
}
