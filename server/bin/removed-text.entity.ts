import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { TextType } from '../kernel/text-kinds.schema.ts'

/** What members had marked a text with, in one list: whoever leaves finds by its index what still names them. */
export const marksOfAll = 'likes || bookmarks || follows || mutes'

// A text in the bin (docs/product.md#bin): its row as it was, with the rows that the database deletes along with it. A text that was removed with
// another one, such as a reply with its post, names that one as `root` and can only be restored with it.
const RemovedTextSchema = defineEntity({
  name: 'RemovedText',
  tableName: 'removed_text',
  indexes: [
    { name: 'removed_text_listed', properties: ['id'], where: 'root_id is null' },
    { name: 'removed_text_at', properties: ['removedAt'] },
    {
      name: 'removed_text_marked',
      expression: `create index "removed_text_marked" on "removed_text" using gin ((${marksOfAll}) jsonb_path_ops)`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    root: () => p.manyToOne(RemovedText).nullable().deleteRule('cascade').index('removed_text_root'),
    textType: p.string().$type<TextType>().length(10),
    textId: p.integer(),
    // It goes with the account of its writer, whatever becomes of the other texts.
    author: () => p.manyToOne(Member).nullable().deleteRule('cascade').index('removed_text_author'),
    row: p.json<Record<string, unknown>>(),
    /** Who liked it and when. */
    likes: p.json<readonly [memberId: number | null, at: string][]>(),
    /** Who wants to find it again, and since when. */
    bookmarks: p.json<readonly [memberId: number, at: string][]>(),
    /** Who follows a post, or has ended that. */
    follows: p.json<readonly [memberId: number, isEnded: boolean, at: string][]>().defaultRaw(`'[]'`).lazy(),
    /** Who has muted a post. */
    mutes: p.json<readonly [memberId: number, at: string][]>().defaultRaw(`'[]'`).lazy(),
    removedAt: p.datetime(3),
    /** Null: its writer removed it, or the account of who did is gone. */
    remover: () => p.manyToOne(Member).nullable().deleteRule('set null').index('removed_text_remover'),
    /** Null: its writer removed it. */
    removerName: p.string().length(20).nullable(),
  },
})

export class RemovedText extends RemovedTextSchema.class {}

RemovedTextSchema.setClass(RemovedText)
