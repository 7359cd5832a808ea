import type { EntityManager } from '@mikro-orm/postgresql'
import { LockMode } from '@mikro-orm/postgresql'
import { limitAndOffset, type Page } from '../rpc/query-options.ts'
import type { DecisionOnText } from '../rpc/text-kind-contract.ts'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import { Decision } from './decision.entity.ts'

const openReports = `select target_id as text, id from report
  where target_type = ? and target_id = any(string_to_array(?, ',')::int[]) and status = 'open' order by id`

/** Returns the ids of the open reports of texts, by text. */
export async function openReportsOf(
  em: EntityManager,
  type: TextType,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await em.execute<{ text: number; id: number }[]>(openReports, [type, ids.join(',')])
  const byText = new Map<number, number[]>()
  for (const { text, id } of rows) byText.set(text, [...(byText.get(text) ?? []), id])
  return byText
}

const reopen = `update report set status = 'open', settled_at = null, told_at = null
  where id = any(string_to_array(?, ',')::int[]) and status <> 'open'`

/** Opens reports again that a decision had settled. */
export async function reopenReports(em: EntityManager, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await em.execute(reopen, [ids.join(',')])
}

const insert = `insert into decision (batch, admin_id, admin_name, text_type, text_id, "before", "after", reports, at)
  select ?, ?, ?, type, id, "before", "after", reports, ?::timestamptz
  from jsonb_to_recordset(?::jsonb) as text (type text, id int, "before" jsonb, "after" jsonb, reports jsonb)`

interface BatchInfo {
  batch: string
  admin: { id: number; username: string }
  at: Date
}

/** Stores the decisions on many texts in one statement. */
export async function storeDecisions(
  em: EntityManager,
  { batch, admin, at }: BatchInfo,
  decisions: readonly DecisionOnText[],
): Promise<void> {
  if (decisions.length > 0) await em.execute(insert, [batch, admin.id, admin.username, at, JSON.stringify(decisions)])
}

interface DecisionFilter {
  since: Date
  /** Only decisions of this member. */
  by?: number | undefined
  text?: { type: TextType; id: number } | undefined
}

const whereOf = ({ since, by, text }: DecisionFilter) => ({
  at: { $gt: since },
  ...(by === undefined ? {} : { admin: by }),
  ...(text === undefined ? {} : { textType: text.type, textId: text.id }),
})

/** Returns a page of the decisions since a moment, newest first, and the total. */
export const listDecisions = (em: EntityManager, asked: DecisionFilter, page: Page): Promise<[Decision[], number]> =>
  em.findAndCount(Decision, whereOf(asked), { orderBy: { id: 'desc' }, ...limitAndOffset(page) })

/** Locks the decisions of a batch, in the order of their ids, so that only one of two concurrent requests undoes them. */
export const lockBatch = (em: EntityManager, batch: string, since: Date): Promise<Decision[]> =>
  em.find(
    Decision,
    { batch, at: { $gt: since } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )

const followed = `select id from decision where id = any(string_to_array(?, ',')::int[]) and exists (
    select from decision as later where later.text_type = decision.text_type and later.text_id = decision.text_id
      and later.id > decision.id and later.undone_at is null
  )`

/** Returns those of these decisions whose text has a later decision that was not undone. */
export async function textsDecidedAgain(em: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await em.execute<{ id: number }[]>(followed, [ids.join(',')])
  return new Set(rows.map(({ id }) => id))
}

/** Returns how many texts a batch decided on, and how many of these decisions are not undone. */
export async function countBatch(em: EntityManager, batch: string): Promise<{ all: number; standing: number }> {
  const all = await em.count(Decision, { batch })
  return { all, standing: all === 0 ? 0 : await em.count(Decision, { batch, undoneAt: null }) }
}

/** Deletes the decisions that can no longer be undone. */
export const deleteOldDecisions = (em: EntityManager, until: Date): Promise<number> =>
  em.nativeDelete(Decision, { at: { $lte: until } })

/** Returns how many texts each of these batches decided on. */
export async function batchSizes(em: EntityManager, batches: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (batches.length === 0) return new Map()
  const rows = await em.execute<{ batch: string; size: number }[]>(
    `select batch, count(*)::int as size from decision where batch = any(string_to_array(?, ',')) group by batch`,
    [[...new Set(batches)].join(',')],
  )
  return new Map(rows.map(({ batch, size }) => [batch, size]))
}
