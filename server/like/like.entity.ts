import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { LikedType } from '../text/text-kinds.schema.ts'

/** Has the database forget the likes of what is removed, wherever and with whatever that is done: no foreign key can. */
export const likesGoneWith = (table: LikedType) => ({
  name: `${table}_likes_gone`,
  timing: 'after' as const,
  events: ['delete' as const],
  body: `delete from "like" where target_type = '${table}' and target_id = old.id;
  return null`,
})

// One member likes one thing, once (docs/product.md#likes). The likes of a member who left still count, without their name.
const LikeSchema = defineEntity({
  name: 'Like',
  tableName: 'like',
  uniques: [{ name: 'like_once_unique', properties: ['targetType', 'targetId', 'member'] }],
  properties: {
    id: p.integer().primary(),
    targetType: p.string().$type<LikedType>().length(10),
    targetId: p.integer(),
    member: () => p.manyToOne(Member).nullable().deleteRule('set null').index('like_member'),
    createdAt: p.datetime(3),
  },
})

export class Like extends LikeSchema.class {}

LikeSchema.setClass(Like)
