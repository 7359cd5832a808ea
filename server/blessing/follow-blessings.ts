import { followShown } from '../review/follow-shown.ts'
import type { Blessing } from './blessing.entity.ts'
import { findShown, shownSince } from './blessing.queries.ts'

/** Yields each blessing when it appears on the wall; after a reconnect, first all that did since the mark, oldest first. */
export const followBlessings = followShown<Blessing>({
  event: 'blessingShown',
  read: findShown,
  since: shownSince,
  shownAt: ({ shownAt }) => shownAt,
})
