import { defineEntity, p } from '@mikro-orm/core'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import { Member } from '../member/member.entity.ts'
import { reviewLimits } from '../review/review.schema.ts'
import type { NoticeKind, NoticeView } from './notice.schema.ts'

// A notice of a member: one for each text that somebody wrote, and one for each kind of event on a text (like, review, report), which a later event
// makes unread again. It is read if it was read after its last event. It references its text by kind and id, as likes do, so that it stays when the
// text is deleted.
const NoticeSchema = defineEntity({
  name: 'Notice',
  tableName: 'notice',
  indexes: [
    {
      name: 'notice_once',
      expression: `create unique index "notice_once" on "notice" ("member_id", "text_type", "text_id") where "kind" not in ('like', 'review', 'report')`,
    },
    {
      name: 'notice_raised',
      expression: `create unique index "notice_raised" on "notice" ("member_id", "kind", "text_type", "text_id") where "kind" in ('like', 'review', 'report')`,
    },
    {
      name: 'notice_unread',
      expression: `create index "notice_unread" on "notice" ("member_id", "at") where "read_at" is null or "read_at" < "at"`,
    },
    { name: 'notice_listed', properties: ['member', 'at', 'id'] },
    { name: 'notice_at', properties: ['at'] },
    { name: 'notice_sent', properties: ['member', 'sentAt'], where: 'sent_at is not null' },
  ],
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade'),
    kind: p.string().$type<NoticeKind>().length(13),
    textType: p.string().$type<TextType>().length(10),
    textId: p.integer(),
    count: p.integer().default(1),
    outcome: p.string().$type<NonNullable<NoticeView['outcome']>>().length(10).nullable(),
    reason: p.string().length(reviewLimits.reason).nullable(),
    at: p.datetime(3),
    readAt: p.datetime(3).nullable(),
    /** When it was last part of a letter. */
    sentAt: p.datetime(3).nullable(),
  },
})

export class Notice extends NoticeSchema.class {
  isRead(): boolean {
    return this.readAt != null && this.readAt >= this.at
  }
}

NoticeSchema.setClass(Notice)

// Notices that are still to be written. Triggers insert a task in the transaction of the change (server/rpc/database-triggers/queue-notices.ts); the
// transaction that writes the notices deletes it.
const NoticeTaskSchema = defineEntity({
  name: 'NoticeTask',
  tableName: 'notice_task',
  properties: {
    id: p.integer().primary(),
    what: p.string().length(10),
    textType: p.string().length(10),
    textId: p.integer(),
    /** The last member id up to which followers have been notified. */
    toldTo: p.integer().default(0),
  },
})

export class NoticeTask extends NoticeTaskSchema.class {}

NoticeTaskSchema.setClass(NoticeTask)
