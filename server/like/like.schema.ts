import { z } from 'zod'

/** The answer to a like and to an unlike. */
export const likeState = z.object({ likes: z.int(), isLiked: z.boolean() })
export type LikeState = z.infer<typeof likeState>
