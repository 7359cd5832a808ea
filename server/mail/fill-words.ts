import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import type { Locale } from '#app/i18n/locale.ts'

const texts = { zh, en } as const

/** The variable words of a letter. */
export type Words = Readonly<Record<string, string | number>>

/** Replaces each `{{name}}` of a text by the word of that name. */
export const fill = (text: string, words: Words): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(words[name] ?? whole))

/** Returns the name of a kind of text in a letter. */
export function reportedIn(locale: Locale, words: Words): string {
  return Object.entries(texts[locale].reported).find(([type]) => type === words['type'])?.[1] ?? ''
}

/** Returns the reason of a failed backup in the language of the letter. */
export function backupReasonIn(locale: Locale, words: Words): string {
  const { backupReason } = texts[locale]
  return Object.entries(backupReason).find(([reason]) => reason === words['reason'])?.[1] ?? backupReason.other
}
