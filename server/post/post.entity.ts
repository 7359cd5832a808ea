import { defineEntity, p } from '@mikro-orm/core'
import { announceChanges } from '../rpc/database-triggers/announce-change.ts'
import { versionsGone } from '../history/version-triggers.ts'
import { followsOwnPost } from '../rpc/database-triggers/follow-posts.ts'
import { Board } from '../board/board.entity.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { Member } from '../member/member.entity.ts'
import { mentionColumns } from '../mention/mentions.entity.ts'
import { languageColumn, reviewColumns } from '../review/review.entity.ts'
import { fingerprintColumn, textTriggers } from '../text/text.entity.ts'
import { postLimits } from './post.schema.ts'

// Ten times the points are worth about a week of age. Views count in steps of fifty, because each step updates the indexes.
const rank = `new.active_at := coalesce(new.last_reply_at, new.created_at);
  new.hot_rank := extract(epoch from new.created_at) / 262800
    + ln(1 + greatest(0, new.likes * 2 + new.reply_count * 3 + new.views / 50));
  return new`

// Triggers keep the counts of a board: approved posts, and the replies to them.
const count = `if (new.status, new.board_id, new.reply_count, new.language)
    is distinct from (old.status, old.board_id, old.reply_count, old.language) then
  update board set post_count = board.post_count + moved.posts, reply_count = board.reply_count + moved.replies,
      english_post_count = board.english_post_count + moved.english
    from (
      select each.board_id, sum(each.seen)::int as posts, sum(each.seen * each.replies)::int as replies,
        sum(each.seen * each.english)::int as english
      from (values
        (old.board_id, -coalesce(old.status = 'approved', false)::int, old.reply_count, (old.language = 'en')::int),
        (new.board_id, coalesce(new.status = 'approved', false)::int, new.reply_count, (new.language = 'en')::int)
      ) as each (board_id, seen, replies, english) group by each.board_id
    ) as moved where board.id = moved.board_id and (moved.posts, moved.replies, moved.english) <> (0, 0, 0);
  end if;
  return null`

// A post of the forum: the source as written, and the HTML that was rendered when it was saved. The list indexes end with `status` and `language`, so
// that hidden posts and other languages are skipped without reading rows.
const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'post',
  indexes: [
    { name: 'post_created', properties: ['createdAt', 'id'] },
    { name: 'post_author_created', properties: ['author', 'createdAt', 'id'] },
    { name: 'post_decided', properties: ['author', 'status'], where: 'reviewed_at is not null' },
    { name: 'post_latest', properties: ['isSticky', 'id', 'status', 'language'] },
    { name: 'post_active', properties: ['isSticky', 'activeAt', 'id', 'status', 'language'] },
    { name: 'post_hot', properties: ['isSticky', 'hotRank', 'id', 'status', 'language'] },
    { name: 'post_board_latest', properties: ['board', 'isSticky', 'id', 'status', 'language'] },
    { name: 'post_board_active', properties: ['board', 'isSticky', 'activeAt', 'id', 'status', 'language'] },
    { name: 'post_board_hot', properties: ['board', 'isSticky', 'hotRank', 'id', 'status', 'language'] },
    {
      name: 'post_highlighted',
      properties: ['isSticky', 'id', 'board', 'status', 'language'],
      where: 'is_highlighted',
    },
    { name: 'post_hidden', properties: ['status', 'board', 'id'], where: `status <> 'approved'` },
    { name: 'post_author', properties: ['author', 'id', 'status'] },
  ],
  triggers: [
    ...textTriggers('post'),
    versionsGone('post'),
    followsOwnPost,
    { name: 'post_ranked', timing: 'before', events: ['insert', 'update'], body: rank },
    { name: 'post_counted', timing: 'after', events: ['delete', 'insert', 'update'], body: count },
    announceChanges({
      table: 'post',
      columns: [
        ...['board_id', 'title', 'excerpt', 'content', 'html', 'images', 'is_anonymous', 'author_id', 'signature'],
        ...['is_sticky', 'is_highlighted', 'is_locked', 'language', 'status', 'updated_at'],
      ],
      publicStatus: 'approved',
      parentColumn: 'board_id',
    }),
  ],
  properties: {
    id: p.integer().primary(),
    board: () => p.manyToOne(Board),
    title: p.string().length(postLimits.title),
    excerpt: p.string().length(postLimits.excerpt),
    content: p.text().lazy(),
    // The database cuts it, in code points, so that lists do not read whole texts.
    beginning: p
      .text()
      .formula(columns => `left(${columns.content}, ${postLimits.beginning})`)
      .lazy(),
    html: p.text().lazy(),
    renderer: p.integer(),
    // The HTML already contains the mentions as links.
    ...mentionColumns(),
    images: p.array(),
    language: languageColumn(),
    // The author's choice. If it is null, the language is detected from the text.
    chosenLanguage: p.string().$type<WrittenLanguage>().length(2).nullable(),
    isAnonymous: p.boolean().default(false),
    author: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    // The signature of a sample post, whose author is no member.
    signature: p.string().length(postLimits.signature).nullable(),
    isSticky: p.boolean().default(false),
    isHighlighted: p.boolean().default(false),
    isLocked: p.boolean().default(false),
    // Changed only by atomic statements and triggers. `floors` is the number of the last reply, even if that one is hidden or gone.
    views: p.integer().default(0),
    likes: p.integer().default(0),
    floors: p.integer().default(0),
    replyCount: p.integer().default(0),
    // The number of floors of deleted replies.
    removedFloors: p.integer().default(0),
    lastReplyAt: p.datetime(3).nullable(),
    activeAt: p.datetime(3).defaultRaw('now()'),
    hotRank: p.double().default(0),
    ...reviewColumns(),
    fingerprint: fingerprintColumn('post'),
    // Rises with each edit, so that concurrent edits are detected.
    version: p.integer().default(1),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    // The time of the last change of title, text or pictures.
    editedAt: p.datetime(3).nullable(),
  },
})

export class Post extends PostSchema.class {
  /** Returns true if replies are taken: the post is public, not locked, and its board is open. The board must be loaded. */
  isOpen(): boolean {
    return this.status === 'approved' && !this.isLocked && this.board.isOpen()
  }
}

PostSchema.setClass(Post)
