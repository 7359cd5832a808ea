import type { EntityManager } from '@mikro-orm/postgresql'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { classYearIn } from './class-year.queries.ts'

/** A text of the book as the database returns it. */
export interface BookRow {
  kind: 'pledge' | 'blessing'
  year: number | null
  name: string | null
  /** Whether the name may appear in the index (docs/decisions/book.md). */
  isListed: boolean
  group: string | null
  text: string
  language: WrittenLanguage
  date: string
  /** How many texts all volumes contain. */
  total: number
}

// Approved texts, except those of members who are suspended now.
const standing = `t.status = 'approved' and (w.suspended_until is null or w.suspended_until <= ?)`
const date = `to_char(t.created_at at time zone 'Asia/Shanghai', 'YYYY.MM.DD')`

const pledges = `select 0 as place, 'pledge' as kind, t.id, ${classYearIn('t.grade')} as year, t.name,
    w.visibility is distinct from 'nobody' as listed, t.grade as "group", t.message as text, t.language, ${date} as date
  from pledge t left join member w on w.id = t.member_id where ${standing}`

// Without a name, no field of the profile is shown either (docs/product.md#anonymous).
const named = (column: string) => `case when not t.is_anonymous then ${column} end`
const blessings = `select 1 as place, 'blessing' as kind, t.id, ${named('w.graduation_year')} as year,
    ${named('coalesce(t.signature, w.username)')} as name,
    not t.is_anonymous and t.signature is null and coalesce(w.visibility = 'everybody', false) as listed,
    ${named('w.department')} as "group", t.content as text, t.language, ${date} as date
  from blessing t left join member w on w.id = t.author_id where ${standing}`

const texts = `(${pledges} union all ${blessings}) as texts`

interface Part {
  now: Date
  offset: number
  limit: number
}

/** Returns the texts at these positions of the book, by class year and then by kind and id, in one query and therefore from one snapshot. */
export const textsOfBook = (em: EntityManager, { now, offset, limit }: Part): Promise<BookRow[]> =>
  em.execute<BookRow[]>(
    `select kind, year, name, listed as "isListed", "group", text, language, date, count(*) over ()::int as total
      from ${texts} order by year nulls last, place, id limit ? offset ?`,
    [now, now, limit, offset],
  )

interface Counted {
  kind: BookRow['kind']
  year: number | null
  texts: number
}

/** Counts the texts of the book by kind and class year. */
export const countsOfBook = (em: EntityManager, now: Date): Promise<Counted[]> =>
  em.execute<Counted[]>(
    `select kind, year, count(*)::int as texts from ${texts} group by kind, year order by year nulls last, kind`,
    [now, now],
  )
