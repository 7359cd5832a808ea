import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { pledgeLimits } from './pledge.schema.ts'

// A pledge ("future message", "spark"): waits for review, then flies across the page. Withdrawing one removes it.
const PledgeSchema = defineEntity({
  name: 'Pledge',
  tableName: 'pledge',
  indexes: [
    { name: 'pledge_status_created', properties: ['status', 'id'] },
    { name: 'pledge_status_reviewed', properties: ['status', 'reviewedAt', 'id'] },
    { name: 'pledge_member', properties: ['member'] },
    { name: 'pledge_fingerprint', properties: ['fingerprint', 'createdAt'] },
  ],
  properties: {
    id: p.integer().primary(),
    name: p.string().length(pledgeLimits.name),
    grade: p.string().length(pledgeLimits.grade),
    message: p.text(),
    status: p.string().$type<ReviewStatus>().length(10).default('pending'),
    reason: p.string().length(pledgeLimits.reason).nullable(),
    member: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    receiptHash: p.string().length(64).unique('pledge_receipt_unique').hidden(),
    fingerprint: p.string().length(64).hidden(),
    createdAt: p.datetime(3),
    reviewedAt: p.datetime(3).nullable(),
  },
})

export class Pledge extends PledgeSchema.class {
  /** Sets the outcome of a review; a second review may change it (an admin may correct a colleague). */
  review(status: 'approved' | 'rejected', reason: string | null, now: Date): void {
    this.status = status
    this.reason = reason
    this.reviewedAt = now
  }

  isApproved(): boolean {
    return this.status === 'approved'
  }
}

PledgeSchema.setClass(Pledge)
