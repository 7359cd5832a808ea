import { z } from 'zod'
import { id, moment, paging, totals } from '../kernel/primitives.schema.ts'

/** The kinds that can be followed: a post, a board, or a class, whose `id` is the year. */
export const followTarget = z.enum(['post', 'board', 'class'], 'invalid.value')
export type FollowTarget = z.infer<typeof followTarget>

export const followOf = z.object({ type: followTarget, id })

export const followState = z.object({ isFollowed: z.boolean() })

export const listFollows = paging(20)

export const follow = z.object({
  type: followTarget,
  id: z.int(),
  /** The title of the post, the name of the board or the year; null if the post is hidden from the member now. */
  name: z.string().nullable(),
  createdAt: moment,
})
export const followList = z.object({ follows: z.array(follow), ...totals })
