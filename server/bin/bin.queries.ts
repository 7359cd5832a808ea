import type { EntityManager } from '@mikro-orm/postgresql'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import { keyOf } from '../member/member.queries.ts'
import type { BinFilter } from './bin.schema.ts'
import { RemovedText } from './removed-text.entity.ts'

export interface BinRow {
  id: number
  type: TextType
  textId: number
  title: string | null
  content: string
  author: string | null
  /** The timestamp as the driver returns it. */
  createdAt: string
  removedAt: string
  removerName: string | null
  /** How many texts were removed along with it. */
  dependentCount: number
}

interface EntryFilter extends BinFilter {
  after?: number | undefined
  limit: number
}

const title = `coalesce(gone."row" ->> 'title', gone."row" ->> 'name' || ' · ' || (gone."row" ->> 'grade'))`
const content = `coalesce(gone."row" ->> 'content', gone."row" ->> 'message', gone."row" ->> 'wish')`

/** Returns removed texts, latest first, after the given entry. */
export function listEntries(em: EntityManager, { type, member, search, after, limit }: EntryFilter): Promise<BinRow[]> {
  const part = search === undefined ? undefined : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const narrowed: readonly (readonly [sql: string, value: string | number | undefined])[] = [
    ['and gone.id < ?', after],
    ['and gone.text_type = ?', type],
    ['and gone.author_id = (select id from member where username_key = ?)', member && keyOf(member)],
    [`and concat(${title}, ' ', ${content}) ilike ?`, part],
  ]
  const asked = narrowed.filter(([, value]) => value !== undefined)
  return em.execute<BinRow[]>(
    `select gone.id, gone.text_type as type, gone.text_id as "textId", ${title} as title, ${content} as content,
        writer.username as author, (gone."row" ->> 'created_at')::timestamptz as "createdAt", gone.removed_at as "removedAt",
        gone.remover_name as "removerName",
        (select count(*)::int from removed_text as other where other.root_id = gone.id and not coalesce((other."row" ->> 'is_removed')::boolean, false)) as "dependentCount"
      from removed_text as gone left join member as writer on writer.id = gone.author_id
      where gone.root_id is null ${asked.map(([sql]) => sql).join(' ')} order by gone.id desc limit ?`,
    [...asked.map(([, value]) => value), limit],
  )
}

/** Deletes the entries that can no longer be restored. */
export const deleteExpiredEntries = (em: EntityManager, until: Date): Promise<number> =>
  em.nativeDelete(RemovedText, { removedAt: { $lte: until } })
