import { defineEntity, p } from '@mikro-orm/core'
import { announceChanges } from '../rpc/database-triggers/announce-change.ts'
import { Article } from '../article/article.entity.ts'
import { Member } from '../member/member.entity.ts'
import { mentionColumns } from '../mention/mentions.entity.ts'
import { reviewColumns } from '../review/review.entity.ts'
import { fingerprintColumn, textTriggers } from '../text/text.entity.ts'
import { commentLimits } from './comment.schema.ts'

// Triggers keep the number of public comments, whatever changes them. The article is locked first, in a statement of its own, so that the count sees
// everything that earlier holders of the lock committed.
const count = `if new.status is distinct from old.status then
  perform 1 from article where id = coalesce(new.article_id, old.article_id) for no key update;
  update article set comment_count = (
    select count(*) from comment c left join comment parent on parent.id = c.parent_id
    where c.article_id = article.id and c.status = 'approved' and (c.parent_id is null or parent.status = 'approved')
  ) where id = coalesce(new.article_id, old.article_id);
  end if;
  return null`

// A comment on an article, or an answer to one: threads have one level. `shownAt` is when it last became public; live pages read it.
const CommentSchema = defineEntity({
  name: 'Comment',
  tableName: 'comment',
  indexes: [
    { name: 'comment_created', properties: ['createdAt', 'id'] },
    { name: 'comment_author_created', properties: ['author', 'createdAt', 'id'] },
    { name: 'comment_decided', properties: ['author', 'status'], where: 'reviewed_at is not null' },
    { name: 'comment_thread', properties: ['article', 'parent', 'id', 'status'] },
    { name: 'comment_parent', properties: ['parent', 'id'] },
    { name: 'comment_shown', properties: ['article', 'shownAt', 'id'] },
    { name: 'comment_status', properties: ['status', 'id'] },
    { name: 'comment_author', properties: ['author', 'id'] },
  ],
  triggers: [
    ...textTriggers('comment'),
    { name: 'comment_counted', timing: 'after', events: ['delete', 'insert', 'update'], body: count },
    announceChanges({
      table: 'comment',
      columns: ['article_id', 'parent_id', 'author_id', 'content', 'status'],
      publicStatus: 'approved',
      parentColumn: 'article_id',
    }),
  ],
  properties: {
    id: p.integer().primary(),
    article: () => p.manyToOne(Article).deleteRule('cascade'),
    parent: () => p.manyToOne(Comment).nullable().deleteRule('cascade'),
    author: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    content: p.string().length(commentLimits.content),
    ...mentionColumns(),
    likes: p.integer().default(0),
    ...reviewColumns(),
    fingerprint: fingerprintColumn('comment'),
    shownAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
})

export class Comment extends CommentSchema.class {}

CommentSchema.setClass(Comment)
