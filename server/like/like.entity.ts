import { defineEntity, p } from '@mikro-orm/core'
import { noticesOfLikes } from '../rpc/database-triggers/queue-notices.ts'
import { Member } from '../member/member.entity.ts'
import type { LikedType } from '../kernel/text-kind-properties.schema.ts'

// A like of one text by one member, at most once (docs/product.md#likes). The likes of a member who has left still count, without a name.
const LikeSchema = defineEntity({
  name: 'Like',
  tableName: 'like',
  uniques: [{ name: 'like_once_unique', properties: ['targetType', 'targetId', 'member'] }],
  triggers: [noticesOfLikes],
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
