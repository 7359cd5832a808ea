import type { EntityManager } from '@mikro-orm/postgresql'
import { textKinds, type TextType } from '../kernel/text-kind-properties.schema.ts'
import { dependentKindOf } from './dependent-texts.ts'

type Kind = (typeof textKinds)[number]

interface Removal {
  type: TextType
  id: number
  at: Date
  /** The member who removed it, unless they are its author. */
  remover: { id: number; username: string } | null
}

const likes = ({ type, isLiked }: Kind) =>
  isLiked
    ? `(select coalesce(jsonb_agg(jsonb_build_array(member_id, created_at) order by id), '[]')
        from "like" where target_type = '${type}' and target_id = text.id)`
    : `'[]'::jsonb`

const bookmarks = ({ type }: Kind) =>
  type === 'post' || type === 'article'
    ? `(select coalesce(jsonb_agg(jsonb_build_array(member_id, created_at) order by id), '[]') from bookmark where ${type}_id = text.id)`
    : `'[]'::jsonb`

const marksOfPost = ({ type }: Kind, table: 'follow' | 'mute', marks: string) =>
  type === 'post'
    ? `(select coalesce(jsonb_agg(jsonb_build_array(${marks}) order by id), '[]') from ${table} where post_id = text.id)`
    : `'[]'::jsonb`

const follows = (kind: Kind) => marksOfPost(kind, 'follow', 'member_id, is_ended, created_at')
const mutes = (kind: Kind) => marksOfPost(kind, 'mute', 'member_id, created_at')

const copy = (kind: Kind) => `
  insert into removed_text (text_type, text_id, author_id, "row", likes, bookmarks, follows, mutes, removed_at, remover_id, remover_name, root_id)
  select '${kind.type}', text.id, text.${kind.author}, to_jsonb(text), ${likes(kind)}, ${bookmarks(kind)},
    ${follows(kind)}, ${mutes(kind)}, ?, ?, ?, ?::int
    from ${kind.table} as text`

/**
 * Copies a text and the texts that depend on it into the bin. The row must still exist; the caller removes it in the same transaction. If two remove
 * the same text at the same time, the second waits here and finds no row.
 */
export async function copyToBin(em: EntityManager, { type, id, at, remover }: Removal): Promise<void> {
  const how = [at, remover?.id ?? null, remover?.username ?? null]
  for (const kind of textKinds.filter(each => each.type === type)) {
    const rows = await em.execute<{ id: number }[]>(`${copy(kind)} where text.id = ? for update returning id`, [
      ...how,
      null,
      id,
    ])
    for (const root of rows) await copyDependents(em, { type, id }, [...how, root.id])
  }
}

async function copyDependents(em: EntityManager, { type, id }: Pick<Removal, 'type' | 'id'>, how: readonly unknown[]) {
  const dependent = dependentKindOf[type]
  const kind = textKinds.find(each => each.type === dependent?.type)
  if (dependent && kind)
    await em.execute(`${copy(kind)} where text.${dependent.column} = ? order by text.id`, [...how, id])
}
