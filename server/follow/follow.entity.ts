import { defineEntity, p } from '@mikro-orm/core'
import { Board } from '../board/board.entity.ts'
import { Member } from '../member/member.entity.ts'
import { Post } from '../post/post.entity.ts'

const once = (name: string, column: string) => ({
  name,
  expression: `create unique index "${name}" on "follow" ("${column}", "member_id") where "${column}" is not null`,
})

// A post, board or class that a member follows, for notices of new replies, posts or texts. Triggers of post and reply insert a row for the author
// (rpc/database-triggers/follow-posts.ts). When a member ends following a post, the row stays, so that writing there again does not start it anew.
const FollowSchema = defineEntity({
  name: 'Follow',
  tableName: 'follow',
  // The unique indexes also find the followers of one post, board or class in the order of their ids.
  indexes: [
    once('follow_post', 'post_id'),
    once('follow_board', 'board_id'),
    once('follow_class', 'class_year'),
    { name: 'follow_listed', properties: ['member', 'id'] },
  ],
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade'),
    post: () => p.manyToOne(Post).nullable().deleteRule('cascade'),
    board: () => p.manyToOne(Board).nullable().deleteRule('cascade'),
    classYear: p.integer().nullable(),
    isEnded: p.boolean().default(false),
    createdAt: p.datetime(3),
  },
})

export class Follow extends FollowSchema.class {}

FollowSchema.setClass(Follow)
