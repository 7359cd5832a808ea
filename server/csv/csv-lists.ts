import { kindsByDay } from '../admin/day-count.queries.ts'
import { firstDayOf, viewDays } from '../admin/daily-figures.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { actsAfter } from '../audit/audit.queries.ts'
import { timeInShanghai } from '../kernel/shanghai-time.schema.ts'
import { membersAfter } from '../member/member.queries.ts'
import { columnsOf, rowsAfter } from './csv.queries.ts'
import type { CsvColumn, CsvFilter, CsvList, CsvRows } from './csv.schema.ts'

const batchSize = 500
const daysWritten = 365

const ofMembers = ['id', 'username', 'email', 'role', 'department', 'graduationYear', 'createdAt'] as const
const ofAudit = ['id', 'at', 'admin', 'act', 'target', 'before', 'after'] as const
const ofDays = ['date', 'visitors', 'members', 'texts', 'passes'] as const

/** Returns the columns of a list, in their order. */
export function columnsFor(list: CsvList): CsvColumn[] {
  if (list === 'members') return [...ofMembers]
  if (list === 'audit') return [...ofAudit]
  return list === 'days' ? [...ofDays] : columnsOf(list)
}

interface AskedRows {
  list: CsvList
  filter: CsvFilter
  after: number
}

/** Returns the next rows of any list. */
export function nextRowsOf(
  { em, site }: Pick<MemberWork, 'em' | 'site'>,
  { list, filter, after }: AskedRows,
): Promise<CsvRows> {
  if (list === 'members') return nextMembers(em, filter, after)
  if (list === 'audit') return nextActs(em, filter, after)
  return list === 'days' ? allDays(em, site.clock.now()) : rowsAfter(em, list, after, batchSize)
}

type Em = MemberWork['em']

async function nextMembers(em: Em, { member }: CsvFilter, after: number): Promise<CsvRows> {
  const members = await membersAfter(em, member, after, batchSize)
  return {
    rows: members.map(({ id, username, email, role, department, graduationYear, createdAt }) => [
      ...[id, username, email, role, department ?? null, graduationYear ?? null],
      written(createdAt),
    ]),
    last: lastOf(members),
  }
}

async function nextActs(em: Em, { audit }: CsvFilter, after: number): Promise<CsvRows> {
  const acts = await actsAfter(em, audit, after, batchSize)
  return {
    rows: acts.map(act => [
      ...[act.id, written(act.at), act.adminName, act.act, act.target],
      ...[act.before, act.after].map(side => (side === null ? null : JSON.stringify(side))),
    ]),
    last: lastOf(acts),
  }
}

async function allDays(em: Em, now: Date): Promise<CsvRows> {
  const counted = await kindsByDay(em, firstDayOf(now, daysWritten))
  const days = viewDays(counted, now, daysWritten)
  return { rows: days.map(day => ofDays.map(column => day[column])), last: null }
}

const lastOf = (rows: readonly { id: number }[]) => (rows.length < batchSize ? null : (rows.at(-1)?.id ?? null))

// The same form as in the other lists: time in Shanghai, for spreadsheets.
const written = (moment: Date) => timeInShanghai(moment).replace('T', ' ')
