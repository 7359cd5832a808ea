import type { EntityManager } from '@mikro-orm/postgresql'
import { lockOptions, type RowLock } from '../rpc/query-options.ts'
import type { Written } from './text.entity.ts'

/** The table of a kind of text, and what is loaded with its rows. */
export interface TextRows<Text extends Written> {
  entity: abstract new (...values: never[]) => Text
  /** Loads the author, and all else that the description reads. */
  load: (em: EntityManager, texts: Text[]) => Promise<unknown>
  /** Takes the locks that must come before those of the texts. */
  lockBefore?: (em: EntityManager, ids: readonly number[]) => Promise<unknown>
  /** Takes the locks that must come after those of the texts. */
  lockAfter?: (em: EntityManager, texts: readonly Text[]) => Promise<unknown>
  /** The filter for rows that are texts, if not all are. */
  only?: { wish: { $ne: null } } | { isRemoved: false }
}

type Row = Written & { wish?: string | null | undefined; isRemoved?: boolean }

/** Returns the texts of these ids that exist; `how: 'update'` locks them in one order, so that two admins cannot deadlock. */
export async function textsById<Text extends Written>(
  em: EntityManager,
  rows: TextRows<Text>,
  ids: readonly number[],
  how: RowLock,
): Promise<Text[]> {
  const texts = how === 'update' ? await lockTexts(em, rows, ids) : await findTexts(em, rows, ids, how)
  await rows.load(em, texts)
  return texts
}

/** Returns the rows of the texts, locked, without loading anything else. */
export async function lockTexts<Text extends Written>(
  em: EntityManager,
  rows: TextRows<Text>,
  ids: readonly number[],
): Promise<Text[]> {
  await rows.lockBefore?.(em, ids)
  const texts = await findTexts(em, rows, ids, 'update')
  await rows.lockAfter?.(em, texts)
  return texts
}

async function findTexts<Text extends Written>(
  em: EntityManager,
  { entity, only }: TextRows<Text>,
  ids: readonly number[],
  how: RowLock,
): Promise<Text[]> {
  const rows = await em.find<Row>(entity, { id: { $in: [...ids] }, ...only }, lockOptions(how))
  return rows.flatMap(row => (row instanceof entity ? [row] : []))
}

/** Returns all rows of a member, including those that are no texts. */
export async function rowsOfAuthor<Text extends Written>(
  em: EntityManager,
  { entity, load }: TextRows<Text>,
  memberId: number,
): Promise<Text[]> {
  const rows = await em.find<Row>(entity, { author: memberId }, { orderBy: { id: 'asc' } })
  const texts = rows.flatMap(row => (row instanceof entity ? [row] : []))
  await load(em, texts)
  return texts
}

export async function removeTextsOf<Text extends Written>(
  em: EntityManager,
  { entity }: TextRows<Text>,
  memberId: number,
): Promise<void> {
  await em.nativeDelete<Row>(entity, { author: memberId })
}

/** Returns the pending texts, oldest first, and their number. */
export async function textsToReview<Text extends Written>(
  em: EntityManager,
  { entity, load, only }: TextRows<Text>,
  limit: number,
): Promise<[Text[], number]> {
  const oldest = { orderBy: { id: 'asc' as const }, limit }
  const [rows, total] = await em.findAndCount<Row>(entity, { status: 'pending', ...only }, oldest)
  const texts = rows.flatMap(row => (row instanceof entity ? [row] : []))
  await load(em, texts)
  return [texts, total]
}
