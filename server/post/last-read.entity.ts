import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import { Post } from './post.entity.ts'

// How far a member has read a post: one row for each post they have opened (docs/product.md#unread). Deleted with the member and with the post.
const LastReadSchema = defineEntity({
  name: 'LastRead',
  tableName: 'last_read',
  indexes: [{ name: 'last_read_post', properties: ['post'] }],
  properties: {
    member: () => p.manyToOne(Member).primary().deleteRule('cascade'),
    post: () => p.manyToOne(Post).primary().deleteRule('cascade'),
    // The highest floor that a page showed them.
    floor: p.integer(),
    // The highest floor before the current visit; null in the first visit.
    since: p.integer().nullable(),
    // When `floor` last rose.
    at: p.datetime(3),
  },
})

export class LastRead extends LastReadSchema.class {}

LastReadSchema.setClass(LastRead)
