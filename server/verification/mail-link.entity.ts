import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { LinkPurpose } from './mail-link.queries.ts'

// The link of a letter. Its token is stored as a hash and works once. Unlike a code, a link stays valid when another letter is requested, so that
// nobody can invalidate the links of others.
const MailLinkSchema = defineEntity({
  name: 'MailLink',
  tableName: 'mail_link',
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade').index('mail_link_member'),
    purpose: p.string().$type<LinkPurpose>().length(20),
    tokenHash: p.string().length(64).unique('mail_link_token_unique').hidden(),
    /** The former address, for the link that restores it. */
    email: p.string().length(254).nullable(),
    emailKey: p.string().length(254).nullable().index('mail_link_email'),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).index('mail_link_expires'),
  },
})

export class MailLink extends MailLinkSchema.class {}

MailLinkSchema.setClass(MailLink)
