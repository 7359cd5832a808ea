import { defineEntity, p } from '@mikro-orm/core'
import { Post } from '../post/post.entity.ts'

/** How many floors of a post share one row of counts. */
export const floorsInBlock = 500

// Numbers of replies on each five hundred floors of a post, which triggers keep. With them a page far down a long post is found without counting all
// floors before it (docs/decisions/pages-of-replies.md).
const ReplyCountBlockSchema = defineEntity({
  name: 'ReplyCountBlock',
  tableName: 'reply_block',
  properties: {
    post: () => p.manyToOne(Post).primary().deleteRule('cascade'),
    block: p.integer().primary(),
    approved: p.integer().default(0),
    // Floors of deleted replies.
    removed: p.integer().default(0),
    // Replies that only their authors and those who review may see.
    hidden: p.integer().default(0),
  },
})

export class ReplyCountBlock extends ReplyCountBlockSchema.class {}

ReplyCountBlockSchema.setClass(ReplyCountBlock)
