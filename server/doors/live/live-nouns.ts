import { liveBlessings } from '../../blessing/live-blessings.ts'
import { liveComments } from '../../comment/live-comments.ts'
import type { LiveNouns } from '../../live/live-topic.ts'
import { livePledges } from '../../pledge/live-pledges.ts'
import { liveReplies } from '../../reply/live-replies.ts'
import { liveTorch } from '../../torch/live-torch.ts'

/** Everything that live pages show. */
export const liveNouns: LiveNouns = {
  torch: liveTorch,
  topics: { pledges: livePledges, blessings: liveBlessings, article: liveComments, post: liveReplies },
}
