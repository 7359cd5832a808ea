import type { EntityManager } from '@mikro-orm/postgresql'
import { LockMode } from '@mikro-orm/postgresql'
import { rowsOf, type Page } from '../rpc/page.queries.ts'
import type { DecisionOnText } from '../rpc/text-kind.ts'
import type { TextType } from '../kernel/text-kinds.schema.ts'
import { Decision } from './decision.entity.ts'

const openReports = `select target_id as text, id from report
  where target_type = ? and target_id = any(string_to_array(?, ',')::int[]) and status = 'open' order by id`

/** The open reports of texts, by the text. */
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

/** Opens reports again that a decision had ended. */
export async function reopenReports(em: EntityManager, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await em.execute(reopen, [ids.join(',')])
}

const insert = `insert into decision (batch, admin_id, admin_name, text_type, text_id, "before", "after", reports, at)
  select ?, ?, ?, type, id, "before", "after", reports, ?::timestamptz
  from jsonb_to_recordset(?::jsonb) as text (type text, id int, "before" jsonb, "after" jsonb, reports jsonb)`

interface By {
  batch: string
  admin: { id: number; username: string }
  at: Date
}

/** Keeps what was decided on many texts, by one statement. */
export async function keepDecisions(
  em: EntityManager,
  { batch, admin, at }: By,
  decisions: readonly DecisionOnText[],
): Promise<void> {
  if (decisions.length > 0) await em.execute(insert, [batch, admin.id, admin.username, at, JSON.stringify(decisions)])
}

interface Asked {
  since: Date
  /** Only those of this member. */
  by?: number | undefined
  text?: { type: TextType; id: number } | undefined
}

const whereOf = ({ since, by, text }: Asked) => ({
  at: { $gt: since },
  ...(by === undefined ? {} : { admin: by }),
  ...(text === undefined ? {} : { textType: text.type, textId: text.id }),
})

/** A page of what was decided since a moment, newest first, and how much there is. */
export const listDecisions = (em: EntityManager, asked: Asked, page: Page): Promise<[Decision[], number]> =>
  em.findAndCount(Decision, whereOf(asked), { orderBy: { id: 'desc' }, ...rowsOf(page) })

/** What was decided at once, newest first; locked, so that of two who take it back one does. */
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

/** Those of these decisions on whose text somebody has decided since, however it stands now. */
export async function decidedAgain(em: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await em.execute<{ id: number }[]>(followed, [ids.join(',')])
  return new Set(rows.map(({ id }) => id))
}

/** How many texts one decision reached, and how many of them can still be taken back. */
export async function countOfBatch(em: EntityManager, batch: string): Promise<{ all: number; standing: number }> {
  const all = await em.count(Decision, { batch })
  return { all, standing: all === 0 ? 0 : await em.count(Decision, { batch, undoneAt: null }) }
}

/** Forgets what can no longer be taken back. */
export const forgetDecisions = (em: EntityManager, until: Date): Promise<number> =>
  em.nativeDelete(Decision, { at: { $lte: until } })

/** How many texts each of these batches reached. */
export async function sizesOfBatches(
  em: EntityManager,
  batches: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (batches.length === 0) return new Map()
  const rows = await em.execute<{ batch: string; size: number }[]>(
    `select batch, count(*)::int as size from decision where batch = any(string_to_array(?, ',')) group by batch`,
    [[...new Set(batches)].join(',')],
  )
  return new Map(rows.map(({ batch, size }) => [batch, size]))
}
