import { p } from '@mikro-orm/core'
import type { Mention } from './mention.schema.ts'

/** Whom a text names. */
export interface Naming {
  mentions: Mention[]
  /** Those of them whose pages nobody sees, and whose accounts are gone. */
  pageless: number[]
}

/** The columns of a text that names members. Who has a page is seen when it is read: that changes without the text. */
export const mentionColumns = () => ({
  mentions: p.json<Mention[]>().defaultRaw(`'[]'`),
  // As an array: the ORM asks for JSON of a joined row by a column's name. Each member is found by their id: a join might read them all.
  pageless: p
    .array()
    .$type<number[]>()
    .formula(
      columns => `array(
        select named.id from jsonb_to_recordset(${columns['mentions']}) as named (id int)
        where coalesce((select visibility from member where member.id = named.id), 'nobody') = 'nobody')`,
    ),
})
