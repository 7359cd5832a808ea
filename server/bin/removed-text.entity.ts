import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'

/** All marks of members on a text in one list. Its index finds the entries that still name a member who leaves. */
export const markColumns = 'likes || bookmarks || follows || mutes'

// A text in the bin (docs/product.md#bin): a copy of its row and of the rows that the database deletes along with it. A text that was removed along
// with another one, such as a reply with its post, has that one as `root` and can only be restored with it.
const RemovedTextSchema = defineEntity({
  name: 'RemovedText',
  tableName: 'removed_text',
  indexes: [
    { name: 'removed_text_listed', properties: ['id'], where: 'root_id is null' },
    { name: 'removed_text_at', properties: ['removedAt'] },
    {
      name: 'removed_text_marked',
      expression: `create index "removed_text_marked" on "removed_text" using gin ((${markColumns}) jsonb_path_ops)`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    root: () => p.manyToOne(RemovedText).nullable().deleteRule('cascade').index('removed_text_root'),
    textType: p.string().$type<TextType>().length(10),
    textId: p.integer(),
    // The entry is deleted with the account of its author, even if the author's other texts stay.
    author: () => p.manyToOne(Member).nullable().deleteRule('cascade').index('removed_text_author'),
    row: p.json<Record<string, unknown>>(),
    /** The members who liked it, and when. */
    likes: p.json<readonly [memberId: number | null, at: string][]>(),
    /** The members who bookmarked it, and when. */
    bookmarks: p.json<readonly [memberId: number, at: string][]>(),
    /** The members who follow the post, or ended that. */
    follows: p.json<readonly [memberId: number, isEnded: boolean, at: string][]>().defaultRaw(`'[]'`).lazy(),
    /** The members who muted the post. */
    mutes: p.json<readonly [memberId: number, at: string][]>().defaultRaw(`'[]'`).lazy(),
    removedAt: p.datetime(3),
    /** Null if the author removed it, or if the account of the remover is deleted. */
    remover: () => p.manyToOne(Member).nullable().deleteRule('set null').index('removed_text_remover'),
    /** Null if the author removed it. */
    removerName: p.string().length(20).nullable(),
  },
})

export class RemovedText extends RemovedTextSchema.class {}

RemovedTextSchema.setClass(RemovedText)
