import type { Pledge } from './pledge.entity.ts'
import type { OwnPledge, PledgeCard, ReviewedPledge } from './pledge.schema.ts'

export const viewPledge = (pledge: Pledge): PledgeCard => ({
  id: pledge.id,
  name: pledge.name,
  grade: pledge.grade,
  message: pledge.message,
  createdAt: pledge.createdAt.toISOString(),
})

export const viewOwnPledge = (pledge: Pledge): OwnPledge => ({
  ...viewPledge(pledge),
  status: pledge.status,
  reviewedAt: pledge.reviewedAt?.toISOString() ?? null,
  reason: pledge.reason ?? null,
})

export const viewReviewedPledge = (pledge: Pledge): ReviewedPledge => ({
  ...viewOwnPledge(pledge),
  user: pledge.member ? { id: pledge.member.id, username: pledge.member.username } : null,
})
