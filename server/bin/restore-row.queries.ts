import type { EntityManager } from '@mikro-orm/postgresql'
import { textKinds, type TextType } from '../kernel/text-kind-properties.schema.ts'
import { parentsOf } from './dependent-texts.ts'

type Kind = (typeof textKinds)[number]

export interface BinEntry {
  id: number
  type: TextType
  textId: number
}

/** Locks and returns the entries that exist. Entries that were removed along with another one are left out. */
export const lockEntries = (em: EntityManager, ids: readonly number[]): Promise<BinEntry[]> =>
  em.execute<BinEntry[]>(
    `select id, text_type as type, text_id as "textId" from removed_text
      where id = any(string_to_array(?, ',')::int[]) and root_id is null order by id for update`,
    [ids.join(',')],
  )

/**
 * Locks the rows that these texts belong to, before the entries themselves, because a removal locks the post of a hidden reply before it takes the
 * reply's text out of the bin. Posts are locked before their boards, as when a reply is written.
 */
export async function lockAllParents(em: EntityManager, ids: readonly number[]): Promise<void> {
  for (const type of ['comment', 'reply', 'post'] as const)
    for (const { column, table } of parentsOf[type] ?? [])
      await em.execute(
        `select id from "${table}" where id in (
            select ("row" ->> '${column}')::int from removed_text where text_type = ? and id = any(string_to_array(?, ',')::int[])
          ) order by id for no key update`,
        [type, ids.join(',')],
      )
}

/** Locks the rows that a text belongs to. Returns false if one of them is missing. */
export async function lockParents(em: EntityManager, { id, type }: BinEntry): Promise<boolean> {
  for (const { column, table } of parentsOf[type] ?? []) {
    const [place] = await em.execute<{ at: number | null }[]>(
      `select ("row" ->> '${column}')::int as at from removed_text where id = ?`,
      [id],
    )
    if (place?.at == null) continue
    const held = await em.execute(`select id from "${table}" where id = ? for no key update`, [place.at])
    if (held.length === 0) return false
  }
  return true
}

/** Returns true if the text exists already: it was removed, what it belonged to was removed too, and restoring that restored the text. */
export async function isRestored(em: EntityManager, { type, textId }: BinEntry): Promise<boolean> {
  const { table, rows } = kindOf(type)
  const isText = type === 'reply' ? 'and not is_removed' : rows === null ? '' : `and ${rows}`
  return (await em.execute(`select id from "${table}" where id = ? ${isText}`, [textId])).length > 0
}

/** Deletes the entry of a text that has been restored. */
export const deleteEntry = (em: EntityManager, { id }: BinEntry) =>
  em.execute('delete from removed_text where id = ?', [id])

/** Restores the text as it was, with its dependent texts and the marks of members, and deletes the entry. */
export async function restoreRow(em: EntityManager, removed: BinEntry): Promise<void> {
  const kind = kindOf(removed.type)
  if (kind.type === 'wish') await restoreWish(em, removed.id)
  else if (kind.type !== 'reply' || !(await restoreDeletedReply(em, kind, removed)))
    await insertRow(em, kind, removed.id)
  if (kind.type === 'article') await relinkTranslation(em, removed)
  await insertDependents(em, removed.id)
  await em.execute(restoreLikes, [removed.id, removed.id])
  await em.execute(restoreBookmarks, [removed.id])
  if (removed.type === 'post') {
    await em.execute(restoreFollows, [removed.id])
    await em.execute(restoreMutes, [removed.id])
  }
  // Deletes the notices that the restored rows would cause: members were notified when the texts were written.
  await em.execute(deleteNoticeTasks, [removed.id, removed.id])
  await em.execute('delete from removed_text where id = ?', [removed.id])
}

const kindOf = (type: TextType): Kind => {
  const kind = textKinds.find(each => each.type === type)
  if (!kind) throw new Error(`no kind of text is called ${type}`)
  return kind
}

const columnList = (columns: readonly string[], prefix = '') => columns.map(column => `${prefix}"${column}"`).join(', ')

// Columns that the table has got since then keep their defaults; columns that were dropped are left out.
async function columnsOf(em: EntityManager, table: string, id: number, without: readonly string[] = []) {
  const rows = await em.execute<{ name: string }[]>(
    `select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ? and is_generated = 'NEVER'
        and exists (select from removed_text where id = ? and jsonb_exists("row", column_name))`,
    [table, id],
  )
  return rows.map(({ name }) => name).filter(name => !without.includes(name))
}

const existingId = (table: string, column: string) =>
  `(select id from "${table}" where id = (removed_text."row" ->> '${column}')::int)`

// Values that differ from the copy: counters, which are counted again as rows are inserted, and members who may be gone.
const changedValues: Readonly<Partial<Record<TextType, string>>> = {
  article: `'translation_id', null, 'comment_count', 0`,
  post: `'reply_count', 0, 'last_reply_at', null`,
  reply: `'answer_count', 0, 'addressee_id', ${existingId('member', 'addressee_id')}`,
}

function restoredRow(kind: Kind, more: readonly string[] = []): string {
  const own = [
    `'${kind.author}', removed_text.author_id`,
    ...(kind.duplicateField === null ? [] : [`'fingerprint', null`]),
  ]
  const parts = [...own, changedValues[kind.type] ?? [], ...more].flat()
  return `jsonb_populate_record(null::"${kind.table}", removed_text."row" || jsonb_build_object(${parts.join(', ')})) as back`
}

// Drops the quote if the quoted floor is gone; else it would be read as a quote of the post.
const quoteValue = `case when "row" ->> 'parent_id' is null or exists ${existingId('reply', 'parent_id')} then "row" -> 'quote' end`
const parentValues = [`'parent_id', ${existingId('reply', 'parent_id')}, 'quote', ${quoteValue}`]

/** Inserts the row. Its triggers update counters and live pages. */
async function insertRow(em: EntityManager, kind: Kind, id: number): Promise<void> {
  const columns = await columnsOf(em, kind.table, id)
  await em.execute(
    `insert into "${kind.table}" (${columnList(columns)})
      select ${columnList(columns, 'back.')} from removed_text, ${restoredRow(kind, kind.type === 'reply' ? parentValues : [])}
        where removed_text.id = ?`,
    [id],
  )
}

/** Fills the floor of a reply again that was public before it was removed. Returns false if there is no such floor. */
async function restoreDeletedReply(em: EntityManager, kind: Kind, { id, textId }: BinEntry): Promise<boolean> {
  const columns = await columnsOf(em, kind.table, id, ['id', 'post_id', 'floor', 'answer_count'])
  const filled = await em.execute<unknown[]>(
    `update reply set (${columnList(columns)}) = (
        select ${columnList(columns, 'back.')} from removed_text, ${restoredRow(kind, parentValues)} where removed_text.id = ?
      ) where id = ? and is_removed returning id`,
    [id, textId],
  )
  return filled.length > 0
}

/**
 * Restores the wish of a leg; the leg itself was never removed. The wish is written before the status, because a change of status is announced only
 * for a row that has a wish.
 */
async function restoreWish(em: EntityManager, id: number): Promise<void> {
  const set = (columns: string) =>
    `update leg set ${columns} from removed_text as gone where gone.id = ? and leg.id = gone.text_id`
  await em.execute(set(`wish = gone."row" ->> 'wish'`), [id])
  await em.execute(
    set(`status = gone."row" ->> 'status', reason = gone."row" ->> 'reason',
      reviewed_at = (gone."row" ->> 'reviewed_at')::timestamptz`),
    [id],
  )
}

const linkToTranslation = `
  with own as (select id, language from article where id = ?),
    other as (
      update article set translation_id = own.id, version = version + 1 from own
      where article.id = (select ("row" ->> 'translation_id')::int from removed_text where id = ?)
        and article.translation_id is null and article.language <> own.language
      returning article.id
    )
  select id from other`

/** Links an article with its translation again, unless that has another one by now. */
async function relinkTranslation(em: EntityManager, { id, textId }: BinEntry): Promise<void> {
  const [other] = await em.execute<{ id: number }[]>(linkToTranslation, [textId, id])
  if (other) await em.execute('update article set translation_id = ? where id = ?', [other.id, textId])
}

const hasNoParent = `root_id = ? and ("row" ->> 'parent_id')::int not in (
    select text_id from removed_text as other where (other.root_id = ? or other.id = ?) and other.text_type = removed_text.text_type
  )`

/** Inserts the dependent texts. If the answered text is gone because its author left, a reply stays without it and a comment is dropped. */
async function insertDependents(em: EntityManager, root: number): Promise<void> {
  const [first] = await em.execute<{ id: number; type: TextType }[]>(
    'select id, text_type as type from removed_text where root_id = ? limit 1',
    [root],
  )
  if (!first) return
  const kind = kindOf(first.type)
  const columns = await columnsOf(em, kind.table, first.id)
  const roots = [root, root, root]
  if (kind.type === 'comment') await em.execute(`delete from removed_text where ${hasNoParent}`, roots)
  else
    await em.execute(
      `update removed_text set "row" = "row" || '{"parent_id": null, "quote": null}' where ${hasNoParent}`,
      roots,
    )
  await em.execute(
    `insert into "${kind.table}" (${columnList(columns)})
      select ${columnList(columns, 'back.')} from removed_text, ${restoredRow(kind)}
        where removed_text.root_id = ? order by removed_text.text_id`,
    [root],
  )
}

// Likes of members who have left still count, without a name. Their bookmarks, follows and mutes are not restored.
const restoreLikes = `
  insert into "like" (target_type, target_id, member_id, created_at)
  select gone.text_type, gone.text_id, member.id, (liked ->> 1)::timestamptz
  from removed_text as gone, jsonb_array_elements(gone.likes) as liked
    left join member on member.id = (liked ->> 0)::int
  where gone.id = ? or gone.root_id = ? order by gone.text_id`

const restoreBookmarks = `
  insert into bookmark (member_id, post_id, article_id, created_at)
  select member.id, case when gone.text_type = 'post' then gone.text_id end,
    case when gone.text_type = 'article' then gone.text_id end, (marked ->> 1)::timestamptz
  from removed_text as gone, jsonb_array_elements(gone.bookmarks) as marked
    join member on member.id = (marked ->> 0)::int
  where gone.id = ?`

// Inserting the texts makes their authors follow them; the earlier state overwrites this.
const restoreFollows = `
  insert into follow (member_id, post_id, is_ended, created_at)
  select member.id, gone.text_id, (followed ->> 1)::boolean, (followed ->> 2)::timestamptz
  from removed_text as gone, jsonb_array_elements(gone.follows) with ordinality as each (followed, place)
    join member on member.id = (followed ->> 0)::int
  where gone.id = ? order by place
  on conflict (post_id, member_id) where post_id is not null
    do update set is_ended = excluded.is_ended, created_at = excluded.created_at`

const restoreMutes = `
  insert into mute (member_id, post_id, created_at)
  select member.id, gone.text_id, (muted ->> 1)::timestamptz
  from removed_text as gone, jsonb_array_elements(gone.mutes) with ordinality as each (muted, place)
    join member on member.id = (muted ->> 0)::int
  where gone.id = ? order by place`

const deleteNoticeTasks = `
  delete from notice_task using removed_text as gone
  where (gone.id = ? or gone.root_id = ?) and notice_task.text_type = gone.text_type and notice_task.text_id = gone.text_id`
