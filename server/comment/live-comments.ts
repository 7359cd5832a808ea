import { guest } from '../kernel/viewer.ts'
import type { LiveTopic } from '../live/live-topic.ts'
import type { Comment } from './comment.entity.ts'
import { likesAmong, shownAmong, shownSince } from './comment.queries.ts'
import { viewComment } from './comment.view.ts'

const asGuestsSee = (comments: readonly Comment[]) => comments.map(comment => viewComment(guest, comment, new Set()))

/** The comments of an article as they become public. */
export const liveComments: LiveTopic = {
  read: async (em, ids) => asGuestsSee(await shownAmong(em, ids)),
  since: async (em, asked) => asGuestsSee(await shownSince(em, asked)),
  likes: { comment: likesAmong },
}
