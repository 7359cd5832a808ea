import type { EntityManager } from '@mikro-orm/postgresql'
import { heldAs, type How } from '../rpc/page.queries.ts'
import type { Written } from './text.entity.ts'

/** Where the texts of a kind are kept, and with what they are read. */
export interface TextRows<Text extends Written> {
  entity: abstract new (...values: never[]) => Text
  /** Loads the author, and whatever else the description reads. */
  load: (em: EntityManager, texts: Text[]) => Promise<unknown>
  /** Locks what must be locked before the texts themselves. */
  lockBefore?: (em: EntityManager, ids: readonly number[]) => Promise<unknown>
  /** Locks what must be locked after them. */
  lockAfter?: (em: EntityManager, texts: readonly Text[]) => Promise<unknown>
  /** The rows that hold such a text, where not all of the table do. */
  only?: { wish: { $ne: null } } | { isRemoved: false }
}

type Row = Written & { wish?: string | null | undefined; isRemoved?: boolean }

/** Those of these ids that are there; locked for a change in one order, so that two admins never wait for each other in a ring. */
export async function textsById<Text extends Written>(
  em: EntityManager,
  rows: TextRows<Text>,
  ids: readonly number[],
  how: How,
): Promise<Text[]> {
  const texts = how === 'locked' ? await lockTexts(em, rows, ids) : await findTexts(em, rows, ids, how)
  await rows.load(em, texts)
  return texts
}

/** The same, locked, and nothing loaded beside the rows. */
export async function lockTexts<Text extends Written>(
  em: EntityManager,
  rows: TextRows<Text>,
  ids: readonly number[],
): Promise<Text[]> {
  await rows.lockBefore?.(em, ids)
  const texts = await findTexts(em, rows, ids, 'locked')
  await rows.lockAfter?.(em, texts)
  return texts
}

async function findTexts<Text extends Written>(
  em: EntityManager,
  { entity, only }: TextRows<Text>,
  ids: readonly number[],
  how: How,
): Promise<Text[]> {
  const rows = await em.find<Row>(entity, { id: { $in: [...ids] }, ...only }, heldAs(how))
  return rows.flatMap(row => (row instanceof entity ? [row] : []))
}

/** All rows of a member, also those that hold no text. */
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

/** What waits for review, oldest first, and how many there are. */
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
