import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import type { Locale } from '#app/i18n/locale.ts'

const texts = { zh, en } as const

/** The template variables of a letter. */
export type TemplateVariables = Readonly<Record<string, string | number>>

/** Replaces each `{{name}}` of a text by the variable of that name. */
export const fillTemplate = (text: string, variables: TemplateVariables): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(variables[name] ?? whole))

/** Returns the name of a kind of text in a letter. */
export function textTypeName(locale: Locale, variables: TemplateVariables): string {
  return Object.entries(texts[locale].reported).find(([type]) => type === variables['type'])?.[1] ?? ''
}

/** Returns the reason of a failed backup in the language of the letter. */
export function backupReasonText(locale: Locale, variables: TemplateVariables): string {
  const { backupReason } = texts[locale]
  return Object.entries(backupReason).find(([reason]) => reason === variables['reason'])?.[1] ?? backupReason.other
}
