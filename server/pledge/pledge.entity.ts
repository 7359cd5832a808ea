import { defineEntity, p } from '@mikro-orm/core'
import { tellsChanges } from '../api/change-triggers.ts'
import { countedByDay } from '../api/day-triggers.ts'
import { Member } from '../member/member.entity.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { reportsEndedBy } from '../report/report.entity.ts'
import { countedIn, languageColumn } from '../review/review.entity.ts'
import { approvedPledges, pledgeLimits } from './pledge.schema.ts'

// A pledge ("future message", "spark"): waits for review, then flies across the page. Withdrawing one removes it.
const PledgeSchema = defineEntity({
  name: 'Pledge',
  tableName: 'pledge',
  indexes: [
    { name: 'pledge_status_created', properties: ['status', 'id'] },
    { name: 'pledge_language', properties: ['status', 'language', 'id'] },
    { name: 'pledge_status_reviewed', properties: ['status', 'reviewedAt', 'id'] },
    { name: 'pledge_member', properties: ['author'] },
  ],
  triggers: [
    ...countedByDay('pledge'),
    countedIn('pledge', approvedPledges),
    reportsEndedBy.review('pledge'),
    tellsChanges({ table: 'pledge', columns: ['name', 'grade', 'message', 'language', 'status'], shown: 'approved' }),
  ],
  properties: {
    id: p.integer().primary(),
    name: p.string().length(pledgeLimits.name),
    grade: p.string().length(pledgeLimits.grade),
    message: p.text(),
    language: languageColumn(),
    status: p.string().$type<ReviewStatus>().length(10).default('pending'),
    reason: p.string().length(pledgeLimits.reason).nullable(),
    author: () => p.manyToOne(Member).name('member_id').nullable().deleteRule('set null'),
    receiptHash: p.string().length(64).unique('pledge_receipt_unique').hidden(),
    // Who sent which text; given up after a day and by a rejection, so that it may be sent again.
    fingerprint: p.string().length(64).nullable().unique('pledge_fingerprint_unique').hidden(),
    createdAt: p.datetime(3),
    reviewedAt: p.datetime(3).nullable(),
  },
})

export class Pledge extends PledgeSchema.class {}

PledgeSchema.setClass(Pledge)
