import { guest } from '../kernel/viewer.ts'
import type { LiveTopic } from '../live/live-topic.ts'
import { likesAmong as likesOfPosts } from '../post/post.queries.ts'
import type { Reply } from './reply.entity.ts'
import { likesAmong, shownAmong, shownSince } from './reply.queries.ts'
import { viewReply } from './reply.view.ts'

const asGuestsSee = (replies: readonly Reply[]) => replies.map(reply => viewReply(guest, reply, new Set()))

/** The replies to a post as they become public, and the likes of both. */
export const liveReplies: LiveTopic = {
  read: async (em, ids) => asGuestsSee(await shownAmong(em, ids)),
  since: async (em, asked) => asGuestsSee(await shownSince(em, asked)),
  likes: { reply: likesAmong, post: likesOfPosts },
}
