import { z } from 'zod'

/** The response to `like` and `unlike`. */
export const likeState = z.object({ likes: z.int(), isLiked: z.boolean() })
export type LikeState = z.infer<typeof likeState>
