import { p } from '@mikro-orm/core'
import type { Mention } from './mention.schema.ts'

/** The members whom a text mentions. */
export interface Mentions {
  mentions: Mention[]
  /** Those of them whose page nobody may see, or whose account is deleted. */
  pageless: number[]
}

/**
 * The columns of a text that can mention members. `pageless` is computed on reading, because members change their visibility without a change of the
 * text.
 */
export const mentionColumns = () => ({
  mentions: p.json<Mention[]>().defaultRaw(`'[]'`),
  // An SQL array and not JSON: in joined rows, the ORM parses JSON of columns and not of formulas. A subquery for each id, because a join might read
  // the whole table of members.
  pageless: p
    .array()
    .$type<number[]>()
    .formula(
      columns => `array(
        select named.id from jsonb_to_recordset(${columns['mentions']}) as named (id int)
        where coalesce((select visibility from member where member.id = named.id), 'nobody') = 'nobody')`,
    ),
})
