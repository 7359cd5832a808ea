import { defineEntity, p } from '@mikro-orm/core'
import { Post } from '../post/post.entity.ts'

/** So many floors of a post are counted together. */
export const floorsInBlock = 500

// How many replies stand on each five hundred floors of a post, kept by the triggers of replies. By these numbers a page far down a long
// post is found without counting all floors before it (docs/decisions/pages-of-replies.md).
const ReplyCountBlockSchema = defineEntity({
  name: 'ReplyCountBlock',
  tableName: 'reply_block',
  properties: {
    post: () => p.manyToOne(Post).primary().deleteRule('cascade'),
    block: p.integer().primary(),
    approved: p.integer().default(0),
    // Floors of deleted replies.
    removed: p.integer().default(0),
    // What only its author and those who review see.
    hidden: p.integer().default(0),
  },
})

export class ReplyCountBlock extends ReplyCountBlockSchema.class {}

ReplyCountBlockSchema.setClass(ReplyCountBlock)
