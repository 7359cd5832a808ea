import { noteOutcome } from '../review/live-text.ts'
import type { ReviewedNoun } from '../review/review-text.ts'
import type { Blessing } from './blessing.entity.ts'
import { lockBlessing } from './blessing.queries.ts'

/** What the review needs to know of blessings. */
export const reviewedBlessings: ReviewedNoun<Blessing> = {
  noun: 'blessing',
  writerOf: ({ author }) => author,
  notFound: 'blessing.not_found',
  lock: lockBlessing,
  noted: noteOutcome,
  published: (site, { id }) => site.bus.publish('blessingShown', { id }),
}
