import { followShown } from '../review/follow-shown.ts'
import { Pledge } from './pledge.entity.ts'
import { approvedOnly } from './pledge.policy.ts'
import { approvedSince } from './pledge.queries.ts'

/** Yields each pledge when it is approved; after a reconnect, first all that was approved since the mark, oldest first. */
export const followApproved = followShown<Pledge>({
  event: 'pledgeApproved',
  read: (em, id) => em.findOne(Pledge, { id, ...approvedOnly }),
  since: approvedSince,
  shownAt: ({ reviewedAt }) => reviewedAt,
})
