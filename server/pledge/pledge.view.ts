import { isAdmin, type Viewer } from '../kernel/viewer.ts'
import type { Pledge } from './pledge.entity.ts'
import { isSender } from './pledge.policy.ts'
import type { OwnPledge, PledgeCard, ReviewedPledge, SeenPledge } from './pledge.schema.ts'

export const viewPledge = (pledge: Pledge): PledgeCard => ({
  id: pledge.id,
  name: pledge.name,
  grade: pledge.grade,
  message: pledge.message,
  language: pledge.language,
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

/** By id: admins see all of it, its sender how it stands, everybody else the pledge (api: Future messages). */
export function viewPledgeFor(viewer: Viewer, pledge: Pledge): SeenPledge {
  if (isAdmin(viewer)) return viewReviewedPledge(pledge)
  return isSender(viewer, pledge) ? viewOwnPledge(pledge) : viewPledge(pledge)
}
