import type { EntityManager } from '@mikro-orm/postgresql'
import type { Page } from '../rpc/query-options.ts'
import { offsetOf } from '../rpc/query-options.ts'
import { textKinds, type TextType } from '../kernel/text-kind-properties.schema.ts'
import { keyOf } from '../member/member.queries.ts'
import type { QueueFilter } from './moderation.schema.ts'

type Kind = (typeof textKinds)[number]

export interface QueueRow {
  type: TextType
  id: number
  /** Whether it is reviewed before it is public. */
  waits: boolean
  reports: number
  /** Whether the word list reported it. */
  byWordList: boolean
}

export interface AskedQueue extends QueueFilter {
  /** Whether the viewer may know the authors of anonymous texts. */
  knowsNames: boolean
}

interface Where {
  sql: string
  values: unknown[]
}

const none: Where = { sql: '', values: [] }

/** Returns the SQL condition for texts of a kind; undefined if no text of that kind can match. */
function whereOf(kind: Kind, { type, board, member, language, knowsNames }: AskedQueue): Where | undefined {
  if (type !== undefined && type !== kind.type) return undefined
  const parts = [
    board === undefined ? none : kind.board !== null && { sql: ` and ${kind.board} = ?`, values: [board] },
    language === undefined ? none : kind.language !== null && { sql: ` and ${kind.language} = ?`, values: [language] },
    member === undefined ? none : ofMember(kind, member, knowsNames),
  ]
  const fitting = parts.filter(part => part !== false)
  if (fitting.length < parts.length) return undefined
  return { sql: fitting.map(({ sql }) => sql).join(''), values: fitting.flatMap(({ values }) => values) }
}

const ofMember = ({ author, anonymous }: Kind, member: string, knowsNames: boolean): Where => ({
  sql: `${knowsNames || anonymous === null ? '' : ` and not ${anonymous}`} and text.${author} =
    (select id from member where username_key = ?)`,
  values: [keyOf(member)],
})

// Pending texts are in an index of texts that are not public, so their number does not matter.
const waitingOf = ({ type, table, rows }: Kind, where: Where, most: number | undefined): Where => ({
  sql: `(select '${type}' as type, text.id, text.created_at as at, true as waits, 0 as reports, false as by_words
    from ${table} as text where text.status = 'pending'${rows === null ? '' : ` and text.${rows}`}${where.sql}
    order by text.id${most === undefined ? '' : ' limit ?'})`,
  values: most === undefined ? where.values : [...where.values, most],
})

// Only its author sees a draft, even if it was reported while it was published.
const notDrafts = (type: TextType) => (type === 'article' ? ` and text.status <> 'draft'` : '')

const reportedOf = ({ type, table, rows }: Kind, where: Where): Where => ({
  sql: `(select '${type}' as type, text.id, text.created_at as at, false as waits,
      count(*) filter (where not report.by_word_list)::int as reports, bool_or(report.by_word_list) as by_words
    from report join ${table} as text on text.id = report.target_id
    where report.status = 'open' and report.target_type = '${type}'${rows === null ? '' : ` and text.${rows}`}${notDrafts(type)}${where.sql}
    group by text.id)`,
  values: where.values,
})

/** Returns the queue of every kind as one table; undefined if nothing can match. */
function partsOf(asked: AskedQueue, most: number | undefined): Where | undefined {
  const parts = textKinds.flatMap(kind => {
    const where = whereOf(kind, asked)
    if (where === undefined) return []
    const waits = kind.queueName !== null && asked.why !== 'reports' ? [waitingOf(kind, where, most)] : []
    return [...waits, reportedOf(kind, where)]
  })
  if (parts.length === 0) return undefined
  return { sql: parts.map(({ sql }) => sql).join(' union all '), values: parts.flatMap(({ values }) => values) }
}

const havingOf = ({ why }: AskedQueue): string => {
  if (why === 'review') return ' having sum(reports) = 0 and bool_or(waits)'
  return why === 'reports' ? ' having sum(reports) > 0' : ''
}

/** Returns a page of the queue, oldest first. */
export async function queuePage(em: EntityManager, asked: AskedQueue, page: Page): Promise<QueueRow[]> {
  const offset = offsetOf(page)
  // A page needs at most the first offset + limit texts of each kind. With `review`, reported texts are dropped later, so there is no such bound.
  const parts = partsOf(asked, asked.why === 'review' ? undefined : offset + page.limit)
  if (parts === undefined) return []
  return em.execute<QueueRow[]>(
    `select type, id, bool_or(waits) as waits, sum(reports)::int as reports, bool_or(by_words) as "byWordList"
      from (${parts.sql}) as queued group by type, id${havingOf(asked)} order by min(at), type, id limit ? offset ?`,
    [...parts.values, page.limit, offset],
  )
}

/** Counts the queue. */
export async function countQueue(em: EntityManager, asked: AskedQueue): Promise<number> {
  const parts = partsOf(asked, undefined)
  if (parts === undefined) return 0
  const [row] = await em.execute<{ total: number }[]>(
    `select count(*)::int as total from (select 1 from (${parts.sql}) as queued group by type, id${havingOf(asked)}) as each`,
    parts.values,
  )
  return row?.total ?? 0
}

interface Reason {
  type: TextType
  id: number
  reason: string
}

/** Returns the reasons that members gave when they reported these texts. */
export async function reasonsFor(em: EntityManager, rows: readonly QueueRow[]): Promise<Reason[]> {
  const reported = rows.filter(({ reports }) => reports > 0)
  if (reported.length === 0) return []
  const pairs = reported.map(() => '(?, ?)').join(', ')
  return em.execute<Reason[]>(
    `select target_type as type, target_id as id, reason from report
      where status = 'open' and reason is not null and (target_type, target_id) in (${pairs}) order by id`,
    reported.flatMap(({ type, id }) => [type, id]),
  )
}
