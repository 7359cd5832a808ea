import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import { Post } from '../post/post.entity.ts'

const once = (name: string, column: string) => ({
  name,
  expression: `create unique index "${name}" on "mute" ("member_id", "${column}") where "${column}" is not null`,
})

// A post or a member that a member has muted: their texts are folded and cause no notices. Nobody else learns of it.
const MuteSchema = defineEntity({
  name: 'Mute',
  tableName: 'mute',
  indexes: [
    once('mute_post', 'post_id'),
    once('mute_of_member', 'muted_member_id'),
    { name: 'mute_listed', properties: ['member', 'id'] },
  ],
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade'),
    post: () => p.manyToOne(Post).nullable().deleteRule('cascade').index('mute_gone_post'),
    mutedMember: () => p.manyToOne(Member).nullable().deleteRule('cascade').index('mute_gone_member'),
    createdAt: p.datetime(3),
  },
})

export class Mute extends MuteSchema.class {}

MuteSchema.setClass(Mute)
