import { defineEntity, p } from '@mikro-orm/core'
import { announceChangesTogether } from '../rpc/database-triggers/announce-change.ts'
import { versionsGone } from '../history/version-triggers.ts'
import { followsAnsweredPost } from '../rpc/database-triggers/follow-posts.ts'
import { Member } from '../member/member.entity.ts'
import { mentionColumns } from '../mention/mentions.entity.ts'
import { Post } from '../post/post.entity.ts'
import { reviewColumns } from '../review/review.entity.ts'
import { fingerprintColumn, textTriggers } from '../text/text.entity.ts'
import { replyLimits } from './reply.schema.ts'

// Triggers keep several counts: public replies and the last reply time of a post, public answers of each reply, and replies in each block of floors
// (reply-count-block.entity.ts). They add differences; a statement that inserts several replies adds once (its function is in a migration). Counting
// 20,000 rows for each reply would take longer than the reply.
const count = `if (new.status = 'approved') is distinct from (old.status = 'approved') and 'approved' in (new.status, old.status) then
    update post set reply_count = reply_count + case when new.status = 'approved' then 1 else -1 end,
      last_reply_at = (
        select created_at from reply where post_id = post.id and status = 'approved' order by floor desc limit 1
      )
    where id = coalesce(new.post_id, old.post_id);
  end if;
  if new.is_removed and not old.is_removed then
    update post set removed_floors = removed_floors + 1 where id = new.post_id;
    delete from "like" where target_type = 'reply' and target_id = new.id;
    insert into day_count (kind, day, total) values ('reply', (new.created_at at time zone 'Asia/Shanghai')::date, -1);
  end if;
  if old.is_removed and not new.is_removed then
    update post set removed_floors = removed_floors - 1 where id = new.post_id;
    insert into day_count (kind, day, total) values ('reply', (new.created_at at time zone 'Asia/Shanghai')::date, 1);
  end if;
  if (new.parent_id, new.status = 'approved') is distinct from (old.parent_id, old.status = 'approved') then
    update reply set answer_count = answer_count + moved.by
      from (
        select each.id, sum(each.by)::int as by from (values
          (old.parent_id, -coalesce(old.status = 'approved', false)::int),
          (new.parent_id, coalesce(new.status = 'approved', false)::int)
        ) as each (id, by) where each.by <> 0 group by each.id order by each.id
      ) as moved where reply.id = moved.id and moved.by <> 0;
  end if;
  if tg_op = 'DELETE' or (new.status = 'approved', new.is_removed) is distinct from (old.status = 'approved', old.is_removed) then
    update reply_block set approved = reply_block.approved + moved.approved,
        removed = reply_block.removed + moved.removed, hidden = reply_block.hidden + moved.hidden
      from (
        select sum(each.by * (each.approved)::int)::int as approved, sum(each.by * (each.removed)::int)::int as removed,
          sum(each.by * (not each.approved and not each.removed)::int)::int as hidden
        from (values
          (-1, old.status = 'approved', old.is_removed), (1, new.status = 'approved', new.is_removed)
        ) as each (by, approved, removed) where each.approved is not null
      ) as moved
      where reply_block.post_id = old.post_id and reply_block.block = (old.floor - 1) / 500
        and exists (select from post where id = old.post_id);
  end if;
  return null`

// A reply to a post, at its floor. Replies are flat; `parent` is the reply that it answers. `shownAt` is when it last became public; live pages read
// it. If a public reply is deleted, its floor stays: a row without author and text (docs/product.md#floors).
const ReplySchema = defineEntity({
  name: 'Reply',
  tableName: 'reply',
  uniques: [{ name: 'reply_floor_unique', properties: ['post', 'floor'] }],
  indexes: [
    { name: 'reply_created', properties: ['createdAt', 'id'] },
    { name: 'reply_author_created', properties: ['author', 'createdAt', 'id'] },
    { name: 'reply_decided', properties: ['author', 'status'], where: 'reviewed_at is not null' },
    { name: 'reply_listed', properties: ['post', 'floor', 'status', 'isRemoved', 'author', 'id'] },
    { name: 'reply_shown', properties: ['post', 'shownAt', 'id'] },
    { name: 'reply_hidden', properties: ['post', 'author'], where: `status <> 'approved' and not is_removed` },
    { name: 'reply_status', properties: ['status', 'id'], where: `status <> 'approved'` },
    { name: 'reply_author', properties: ['author', 'id'] },
    {
      name: 'reply_parent',
      properties: ['parent', 'floor', 'status', 'isRemoved', 'author', 'id'],
      where: 'parent_id is not null',
    },
    {
      name: 'reply_hidden_answer',
      properties: ['parent', 'author'],
      where: `parent_id is not null and status <> 'approved' and not is_removed`,
    },
    { name: 'reply_addressee', properties: ['addressee'], where: 'addressee_id is not null' },
  ],
  triggers: [
    ...textTriggers('reply'),
    versionsGone('reply'),
    followsAnsweredPost,
    { name: 'reply_counted', timing: 'after', events: ['delete', 'update'], body: count },
    {
      name: 'reply_counted_new',
      timing: 'after',
      events: ['insert'],
      expression: `create trigger "reply_counted_new" after insert on "reply" referencing new table as "added" for each statement execute function "count_new_replies"()`,
    },
    ...announceChangesTogether(
      {
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
        publicStatus: 'approved',
        parentColumn: 'post_id',
      },
      'tell_new_replies',
    ),
  ],
  properties: {
    id: p.integer().primary(),
    post: () => p.manyToOne(Post).deleteRule('cascade'),
    floor: p.integer(),
    parent: () => p.manyToOne(Reply).nullable().deleteRule('set null'),
    // The member it answers, if it has no `parent`; else that is the author of the parent.
    addressee: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    author: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    // Shown in place of a member's name, because the authors of samples are no members.
    signature: p.string().length(replyLimits.signature).nullable(),
    content: p.text(),
    html: p.text(),
    renderer: p.integer(),
    // The HTML already contains the mentions as links.
    ...mentionColumns(),
    images: p.array(),
    likes: p.integer().default(0),
    // How many public replies answer it.
    answerCount: p.integer().default(0),
    // The words it quotes from `parent`, else from the post.
    quote: p.string().length(replyLimits.quote).nullable(),
    // Rises with each edit, so that concurrent edits are detected.
    version: p.integer().default(1),
    isRemoved: p.boolean().default(false),
    ...reviewColumns(),
    fingerprint: fingerprintColumn('reply'),
    shownAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    editedAt: p.datetime(3).nullable(),
  },
})

export class Reply extends ReplySchema.class {}

ReplySchema.setClass(Reply)
