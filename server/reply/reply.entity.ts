import { defineEntity, p } from '@mikro-orm/core'
import { tellsChanges } from '../rpc/change-triggers.ts'
import { Member } from '../member/member.entity.ts'
import { Post } from '../post/post.entity.ts'
import { reviewColumns } from '../review/review.entity.ts'
import { fingerprintColumn, textTriggers } from '../text/text.entity.ts'
import { replyLimits } from './reply.schema.ts'

// The database itself keeps how many replies everybody sees on a post and when the last of them came, whatever changes them. The number
// moves by one, or by as many as are written together (the function for that stands in a migration): counting 20,000 anew for each reply
// would take longer than the reply.
const count = `if (new.status = 'approved') is distinct from (old.status = 'approved') and 'approved' in (new.status, old.status) then
    update post set reply_count = reply_count + case when new.status = 'approved' then 1 else -1 end,
      last_reply_at = (
        select created_at from reply where post_id = post.id and status = 'approved' order by floor desc limit 1
      )
    where id = coalesce(new.post_id, old.post_id);
  end if;
  return null`

// A reply to a post, at its floor. Replies are flat; `parent` is the one it answers. `shownAt` is when it last became public, which live
// pages follow.
const ReplySchema = defineEntity({
  name: 'Reply',
  tableName: 'reply',
  uniques: [{ name: 'reply_floor_unique', properties: ['post', 'floor'] }],
  indexes: [
    { name: 'reply_listed', properties: ['post', 'floor', 'status', 'author', 'id'] },
    { name: 'reply_shown', properties: ['post', 'shownAt', 'id'] },
    { name: 'reply_hidden', properties: ['post', 'author'], where: `status <> 'approved'` },
    { name: 'reply_status', properties: ['status', 'id'], where: `status <> 'approved'` },
    { name: 'reply_author', properties: ['author', 'id'] },
    { name: 'reply_parent', properties: ['parent'] },
    { name: 'reply_addressee', properties: ['addressee'], where: 'addressee_id is not null' },
  ],
  triggers: [
    ...textTriggers('reply'),
    { name: 'reply_counted', timing: 'after', events: ['delete', 'update'], body: count },
    {
      name: 'reply_counted_new',
      timing: 'after',
      events: ['insert'],
      expression: `create trigger "reply_counted_new" after insert on "reply" referencing new table as "added" for each statement execute function "count_new_replies"()`,
    },
    tellsChanges({
      table: 'reply',
      columns: [
        'post_id',
        'parent_id',
        'author_id',
        'addressee_id',
        'signature',
        'content',
        'html',
        'images',
        'status',
      ],
      shown: 'approved',
      place: 'post_id',
    }),
  ],
  properties: {
    id: p.integer().primary(),
    post: () => p.manyToOne(Post).deleteRule('cascade'),
    floor: p.integer(),
    parent: () => p.manyToOne(Reply).nullable().deleteRule('set null'),
    // Whom it answers without a `parent`; with one, that is who wrote it.
    addressee: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    author: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    // In the place of a member's name: the writers of samples are no members.
    signature: p.string().length(replyLimits.signature).nullable(),
    content: p.text(),
    html: p.text(),
    renderer: p.integer(),
    images: p.array(),
    likes: p.integer().default(0),
    ...reviewColumns(),
    fingerprint: fingerprintColumn('reply'),
    shownAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
})

export class Reply extends ReplySchema.class {}

ReplySchema.setClass(Reply)
