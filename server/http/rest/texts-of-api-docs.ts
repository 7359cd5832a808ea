import { rest as en } from '#app/i18n/en/rest.ts'
import type { Locale } from '#app/i18n/refusal-text.ts'
import { rest as zh } from '#app/i18n/zh/rest.ts'
import { grants } from '../../kernel/rights.schema.ts'
import type { RestRow } from './rest-row.ts'
import type { CalledProcedure, Tag, WritingProcedure } from './rest.table.ts'

type TextByKey<Key extends string> = Readonly<Record<string, string>> & Readonly<Record<Key, string>>

/** The texts of REST. A row of the table without its texts in both languages does not compile. */
export type ApiDocsTexts = Omit<typeof zh, 'said' | 'calls' | 'tags' | 'examples'> & {
  said: TextByKey<WritingProcedure>
  calls: TextByKey<CalledProcedure>
  tags: TextByKey<Tag>
  examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Returns the text of the documentation that says who may call. */
export function textOfNeeds(needs: NonNullable<RestRow['needs']>, { needs: words }: ApiDocsTexts): string {
  if (needs === 'session') return words.session
  return grants('moderator', needs) ? words.moderator : words.admin
}

export const restWords: Readonly<Record<Locale, ApiDocsTexts>> = { zh, en }
