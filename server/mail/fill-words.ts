import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import type { Locale } from '#app/i18n/locale.ts'

const texts = { zh, en } as const

/** What a letter says besides its fixed words. */
export type Words = Readonly<Record<string, string | number>>

/** Puts words where a text names them. */
export const fill = (text: string, words: Words): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(words[name] ?? whole))

/** What a kind of text is called in a letter. */
export function reportedIn(locale: Locale, words: Words): string {
  return Object.entries(texts[locale].reported).find(([type]) => type === words['type'])?.[1] ?? ''
}

/** Why a backup failed, as a letter says it. */
export function backupReasonIn(locale: Locale, words: Words): string {
  const { backupReason } = texts[locale]
  return Object.entries(backupReason).find(([reason]) => reason === words['reason'])?.[1] ?? backupReason.other
}
