import type { EntityManager } from '@mikro-orm/postgresql'
import { endOfDayInShanghai, startOfDayInShanghai } from '../kernel/shanghai-time.schema.ts'
import { textKinds, type TextType } from '../kernel/text-kind-properties.schema.ts'
import { keyOf } from '../member/member.queries.ts'
import { placeOfType, type TextListFilter } from './text-list.schema.ts'

type Kind = (typeof textKinds)[number]

export interface TextListRow {
  type: TextType
  id: number
  /** The timestamp as the driver returns it. */
  at: string
  reports: number
}

/** The last row of the previous page. */
export interface Cursor {
  at: Date
  place: number
  id: number
}

export interface AskedTexts extends TextListFilter {
  /** Whether the viewer may know the authors of anonymous texts. */
  knowsNames: boolean
  /** Whether the viewer sees the drafts of others. */
  seesDrafts: boolean
}

interface Part {
  sql: string
  values: readonly unknown[]
}

const articleStatus = { approved: 'published', rejected: 'archived', draft: 'draft' } as const

/** Returns the status as this kind of text names it; null if it has no such status. */
function statusOf({ type }: Kind, status: NonNullable<AskedTexts['status']>): string | null {
  if (type !== 'article') return status === 'draft' ? null : status
  return status === 'pending' ? null : articleStatus[status]
}

/** Returns the SQL condition for texts of a kind; undefined if no text of that kind can match. */
function whereOf(kind: Kind, asked: AskedTexts): Part | undefined {
  const { type, member, status, from, until, reports, knowsNames, seesDrafts } = asked
  if (type !== undefined && type !== kind.type) return undefined
  const stands = status === undefined ? undefined : statusOf(kind, status)
  if (stands === null) return undefined
  const parts: (Part | false)[] = [
    kind.rows !== null && { sql: `text.${kind.rows}`, values: [] },
    kind.type === 'reply' && { sql: 'not text.is_removed', values: [] },
    kind.type === 'article' && !seesDrafts && { sql: `text.status <> 'draft'`, values: [] },
    stands !== undefined && { sql: 'text.status = ?', values: [stands] },
    from !== undefined && { sql: 'text.created_at >= ?', values: [startOfDayInShanghai(from)] },
    until !== undefined && { sql: 'text.created_at < ?', values: [endOfDayInShanghai(until)] },
    member !== undefined && {
      sql: `${knowsNames || kind.anonymous === null ? '' : `not ${kind.anonymous} and `}text.${kind.author} =
        (select id from member where username_key = ?)`,
      values: [keyOf(member)],
    },
    reports !== undefined && {
      sql: `text.id in (select target_id from report
        where target_type = '${kind.type}'${reports === 'open' ? ` and status = 'open'` : ''})`,
      values: [],
    },
  ]
  const fitting = parts.filter(part => part !== false)
  return { sql: fitting.map(({ sql }) => ` and ${sql}`).join(''), values: fitting.flatMap(({ values }) => values) }
}

/** SQL condition: older than the end of the previous page. Texts of the same moment are ordered by kind, last kind first. */
function olderThan({ type }: Kind, cursor: Cursor | undefined): Part {
  if (cursor === undefined) return { sql: '', values: [] }
  const place = placeOfType[type]
  if (place === cursor.place) return { sql: ' and (text.created_at, text.id) < (?, ?)', values: [cursor.at, cursor.id] }
  return { sql: ` and text.created_at ${place < cursor.place ? '<=' : '<'} ?`, values: [cursor.at] }
}

const wordsOf = ({ type }: Kind) => {
  if (type === 'pledge') return `concat_ws(' ', text.name, text.grade, text.message)`
  if (type === 'wish') return 'text.wish'
  return type === 'article' || type === 'post' ? `concat_ws(' ', text.title, text.content)` : 'text.content'
}

/** How many texts of each kind are searched for one page. */
const maxSearchedTexts = 10_000

/** Returns the moment down to which this page searches; null if it searches all that is left. */
export async function searchedTo(
  em: EntityManager,
  asked: AskedTexts,
  cursor: Cursor | undefined,
): Promise<Date | null> {
  const parts = textKinds.flatMap(kind => {
    const [where, older] = [whereOf(kind, asked), olderThan(kind, cursor)]
    if (where === undefined) return []
    return [
      {
        sql: `(select text.created_at as at from ${kind.table} as text where true${where.sql}${older.sql}
          order by text.created_at desc, text.id desc offset ${maxSearchedTexts} limit 1)`,
        values: [...where.values, ...older.values],
      },
    ]
  })
  if (parts.length === 0) return null
  const [row] = await em.execute<{ at: string | null }[]>(
    `select max(at) as at from (${parts.map(({ sql }) => sql).join(' union all ')}) as reached`,
    parts.flatMap(({ values }) => values),
  )
  return row?.at == null ? null : new Date(row.at)
}

interface PageAsked {
  cursor: Cursor | undefined
  /** Texts before this moment are not read. */
  downTo: Date | null
  limit: number
}

/** Returns the newest matching texts of all kinds. Each kind uses its own index by time. */
export async function textListPage(
  em: EntityManager,
  asked: AskedTexts,
  { cursor, downTo, limit }: PageAsked,
): Promise<TextListRow[]> {
  const part = asked.search === undefined ? undefined : `%${asked.search.replace(/[\\%_]/g, '\\$&')}%`
  const parts = textKinds.flatMap(kind => {
    const [where, older] = [whereOf(kind, asked), olderThan(kind, cursor)]
    if (where === undefined) return []
    const more: (Part | false)[] = [
      downTo !== null && { sql: ' and text.created_at >= ?', values: [downTo] },
      part !== undefined && { sql: ` and ${wordsOf(kind)} ilike ?`, values: [part] },
    ]
    const all = [where, older, ...more.filter(each => each !== false)]
    return [
      {
        sql: `(select '${kind.type}' as type, ${placeOfType[kind.type]} as place, text.id, text.created_at as at
          from ${kind.table} as text where true${all.map(({ sql }) => sql).join('')}
          order by text.created_at desc, text.id desc limit ?)`,
        values: [...all.flatMap(({ values }) => values), limit],
      },
    ]
  })
  if (parts.length === 0) return []
  return em.execute<TextListRow[]>(
    `select type, id, at, (select count(*)::int from report
        where status = 'open' and target_type = found.type and target_id = found.id) as reports
      from (select * from (${parts.map(({ sql }) => sql).join(' union all ')}) as each
        order by at desc, place desc, id desc limit ?) as found
      order by at desc, place desc, id desc`,
    [...parts.flatMap(({ values }) => values), limit],
  )
}
