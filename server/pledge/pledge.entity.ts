import { defineEntity, p } from '@mikro-orm/core'
import { announceChanges } from '../rpc/database-triggers/announce-change.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { Member } from '../member/member.entity.ts'
import { countedIn, languageColumn } from '../review/review.entity.ts'
import { fingerprintColumn, textTriggers } from '../text/text.entity.ts'
import { approvedPledges, pledgeLimits } from './pledge.schema.ts'

// A pledge ("future message", "spark"). It waits for review, then appears in the stream on Home. Withdrawing one removes it.
const PledgeSchema = defineEntity({
  name: 'Pledge',
  tableName: 'pledge',
  indexes: [
    { name: 'pledge_created', properties: ['createdAt', 'id'] },
    { name: 'pledge_author_created', properties: ['author', 'createdAt', 'id'] },
    { name: 'pledge_decided', properties: ['author', 'status'], where: 'reviewed_at is not null' },
    { name: 'pledge_status_created', properties: ['status', 'id'] },
    { name: 'pledge_language', properties: ['status', 'language', 'id'] },
    { name: 'pledge_status_reviewed', properties: ['status', 'reviewedAt', 'id'] },
    { name: 'pledge_member', properties: ['author'] },
  ],
  triggers: [
    ...textTriggers('pledge'),
    countedIn('pledge', approvedPledges),
    announceChanges({
      table: 'pledge',
      columns: ['name', 'grade', 'message', 'language', 'status'],
      publicStatus: 'approved',
    }),
  ],
  properties: {
    id: p.integer().primary(),
    name: p.string().length(pledgeLimits.name),
    grade: p.string().length(pledgeLimits.grade),
    message: p.text(),
    language: languageColumn(),
    // The row of pledges in server/kernel/text-kind-properties.schema.ts says that all wait for review.
    status: p.string().$type<ReviewStatus>().length(10).default('pending'),
    reason: p.string().length(pledgeLimits.reason).nullable(),
    author: () => p.manyToOne(Member).name('member_id').nullable().deleteRule('set null'),
    receiptHash: p.string().length(64).unique('pledge_receipt_unique').hidden(),
    fingerprint: fingerprintColumn('pledge'),
    createdAt: p.datetime(3),
    reviewedAt: p.datetime(3).nullable(),
  },
})

export class Pledge extends PledgeSchema.class {}

PledgeSchema.setClass(Pledge)
