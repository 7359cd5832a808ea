import type { EntityManager } from '@mikro-orm/postgresql'
import { offsetOf, limitAndOffset, type Page } from '../rpc/query-options.ts'
import { Report } from './report.entity.ts'
import type { ReportStatus } from './report.schema.ts'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'

/** The text that a report is about. */
export interface ReportTarget {
  type: TextType
  id: number
}

const open = ({ type, id }: ReportTarget) => ({ targetType: type, targetId: id, status: 'open' as const })

/** Counts the open reports of a text, including one of the word list. */
export const countOpen = (em: EntityManager, target: ReportTarget): Promise<number> => em.count(Report, open(target))

/** Returns true if reports of the text were settled as kept since a moment. */
export const wasKept = async (em: EntityManager, { type, id }: ReportTarget, since: Date): Promise<boolean> =>
  (await em.count(Report, { targetType: type, targetId: id, status: 'kept', settledAt: { $gte: since } })) > 0

/** Returns a page of a member's own reports, newest first, and the total. */
export const reportsBy = (em: EntityManager, memberId: number, page: Page): Promise<[Report[], number]> =>
  em.findAndCount(Report, { reporter: memberId }, { orderBy: { id: 'desc' }, ...limitAndOffset(page) })

/** Settles all open reports of texts of one kind. Returns how many there were. */
export const settleOpenOf = (
  em: EntityManager,
  { type, ids }: { type: TextType; ids: readonly number[] },
  { status, now }: { status: ReportStatus; now: Date },
): Promise<number> =>
  em.nativeUpdate(Report, { targetType: type, targetId: { $in: [...ids] }, status: 'open' }, { status, settledAt: now })

interface UnnotifiedReport {
  memberId: number
  type: TextType
  status: ReportStatus
  locale: 'zh' | 'en'
  username: string
  address: string
}

const batchSize = 200

// One statement, so that only one of several processes sends the letter of a report.
const take = `
  with taken as (
    update report set told_at = ? where id in (
      select id from report where told_at is null and status <> 'open' order by id limit ? for update skip locked
    ) returning id, reporter_id, target_type, status, locale
  )
  select member.id as "memberId", target_type as type, status, taken.locale, username, email as address
  from taken join member on member.id = reporter_id
  where not exists (select from notice_choice where member_id = reporter_id and kind = 'report' and way <> 'mail')
  order by taken.id`

/**
 * Marks the settled reports whose reporters are not informed yet, so that no other process informs them. Returns only those whose reporters want a
 * letter immediately.
 */
export const takeUnnotified = (em: EntityManager, now: Date): Promise<UnnotifiedReport[]> =>
  em.execute<UnnotifiedReport[]>(take, [now, batchSize])

export interface ReportedTextRow extends ReportTarget {
  reports: number
  byWordList: boolean
  reasons: string[]
  /** The timestamp as the driver returns it. */
  firstAt: string
}

const reportedStatement = `
  select target_type as type, target_id as id, count(*) filter (where not by_word_list)::int as reports,
    bool_or(by_word_list) as "byWordList", min(created_at) as "firstAt",
    coalesce(jsonb_agg(reason order by id) filter (where reason is not null), '[]') as reasons
  from report where status = 'open' group by target_type, target_id order by reports desc, min(created_at), target_id
  limit ? offset ?`

/** Returns a page of the texts with open reports, most reports first, and their number. */
export async function listReportedTexts(em: EntityManager, page: Page): Promise<[ReportedTextRow[], number]> {
  const rows = await em.execute<ReportedTextRow[]>(reportedStatement, [page.limit, offsetOf(page)])
  const [count] = await em.execute<{ total: number }[]>(
    `select count(distinct (target_type, target_id))::int as total from report where status = 'open'`,
  )
  return [rows, count?.total ?? 0]
}
