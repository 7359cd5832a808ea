import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import type { Reviewed } from './review.entity.ts'

interface ReviewedLiveText extends Reviewed {
  fingerprint?: string | null | undefined
  shownAt?: Date | null | undefined
}

/** Applies the outcome of a review to a text that live pages show: a rejected text loses its fingerprint, and an approved one becomes public now. */
export function afterReviewOfLiveText(text: ReviewedLiveText, before: ReviewStatus, now: Date): void {
  clearRejectedFingerprint(text)
  if (text.status === 'approved' && before !== 'approved') text.shownAt = now
}

/** Removes the fingerprint of a rejected text, so that it may be sent again. */
export function clearRejectedFingerprint(text: Omit<ReviewedLiveText, 'shownAt'>): void {
  if (text.status === 'rejected') text.fingerprint = null
}
