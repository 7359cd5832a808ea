import { p } from '@mikro-orm/core'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { reviewLimits, type Standing } from './review.schema.ts'

/** The columns of a text that is reviewed, to be spread among the properties of its entity. */
export const reviewColumns = () => ({
  status: p.string().$type<ReviewStatus>().length(10).default('approved'),
  reason: p.string().length(reviewLimits.reason).nullable(),
  reviewedAt: p.datetime(3).nullable(),
})

/** A text that is reviewed, whatever its noun. */
export interface Reviewed {
  id: number
  status: ReviewStatus
  reason?: string | null
  reviewedAt?: Date | null
}

/** Sets the outcome of a review and tells whether it changed anything; a second review may correct the first. */
export function settleReview(
  text: Reviewed,
  { status, reason = null }: { status: ReviewStatus; reason?: string | null | undefined },
  now: Date,
): boolean {
  if (text.status === status && (text.reason ?? null) === reason) return false
  if (text.status !== status) text.reviewedAt = now
  text.status = status
  text.reason = reason
  return true
}

/** How a text stands, on the wire. */
export const standingOf = ({ status, reason, reviewedAt }: Reviewed): Standing => ({
  status,
  reviewedAt: reviewedAt?.toISOString() ?? null,
  reason: reason ?? null,
})
