import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import type { Reviewed } from './review.entity.ts'

interface LiveText extends Reviewed {
  fingerprint?: string | null | undefined
  shownAt?: Date | null | undefined
}

/** What follows from a review for a text that live pages show: a rejected one may be sent again, an approved one appears now. */
export function notePublication(text: LiveText, before: ReviewStatus, now: Date): void {
  forgetRejected(text)
  if (text.status === 'approved' && before !== 'approved') text.shownAt = now
}

/** A rejected text may be sent again. */
export function forgetRejected(text: Omit<LiveText, 'shownAt'>): void {
  if (text.status === 'rejected') text.fingerprint = null
}

/** The filter of what became public since a moment. */
export const shownFrom = (at: Date) => ({ shownAt: { $gte: at } })

/** The newest of them. */
export const newestShown = (limit: number) => ({ orderBy: { shownAt: 'desc' as const, id: 'desc' as const }, limit })
