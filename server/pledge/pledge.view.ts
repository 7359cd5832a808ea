import { maySeeAnonymousAuthors } from '../kernel/anonymity.policy.ts'
import { may, type Viewer } from '../kernel/viewer.ts'
import { isAuthor } from '../review/text-access.policy.ts'
import type { Pledge } from './pledge.entity.ts'
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

/** Shows a pledge to those who review. Only admins see its sender. */
export const viewReviewedPledge = (viewer: Viewer, pledge: Pledge): ReviewedPledge => ({
  ...viewOwnPledge(pledge),
  user:
    pledge.author && maySeeAnonymousAuthors(viewer) ? { id: pledge.author.id, username: pledge.author.username } : null,
})

/**
 * Shows a pledge by its id: with its status to those who review and to its sender, with the sender to admins, and as a card to others
 * (docs/api.md#future-messages).
 */
export function viewPledgeFor(viewer: Viewer, pledge: Pledge): SeenPledge {
  if (may(viewer, 'review')) return viewReviewedPledge(viewer, pledge)
  return isAuthor(viewer, pledge) ? viewOwnPledge(pledge) : viewPledge(pledge)
}
