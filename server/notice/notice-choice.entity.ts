import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { NoticeKind, NoticeWay } from './notice.schema.ts'

// How a member wants to get one kind of notice. Without a row: on the site only. `locale` is the language of the letters.
const NoticeChoiceSchema = defineEntity({
  name: 'NoticeChoice',
  tableName: 'notice_choice',
  uniques: [{ name: 'notice_choice_unique', properties: ['member', 'kind'] }],
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade'),
    kind: p.string().$type<NoticeKind>().length(13),
    way: p.string().$type<NoticeWay>().length(5),
    locale: p.string().$type<'zh' | 'en'>().length(2),
  },
})

export class NoticeChoice extends NoticeChoiceSchema.class {}

NoticeChoiceSchema.setClass(NoticeChoice)
