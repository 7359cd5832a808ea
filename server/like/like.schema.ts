import { z } from 'zod'

/** What can be liked; each is also the name of its table, which keeps the count in `likes`. */
export const likeTargets = ['comment', 'blessing', 'post', 'reply'] as const
export type LikeTarget = (typeof likeTargets)[number]

/** The answer to a like and to an unlike. */
export const likeState = z.object({ likes: z.int(), isLiked: z.boolean() })
export type LikeState = z.infer<typeof likeState>
