import { liveBlessings } from '../../blessing/live-blessings.ts'
import { liveComments } from '../../comment/live-comments.ts'
import { withShownPictures } from '../../api/outside-addresses.ts'
import type { Vault } from '../../kernel/secret.ts'
import type { LiveNouns, LiveTopic } from '../../live/live-topic.ts'
import { livePledges } from '../../pledge/live-pledges.ts'
import { liveReplies } from '../../reply/live-replies.ts'
import { liveTorch } from '../../torch/live-torch.ts'

const topics: LiveNouns['topics'] = {
  pledges: livePledges,
  blessings: liveBlessings,
  article: liveComments,
  post: liveReplies,
}

/** Everything that live pages show, with pictures of other hosts through this site. */
export const shownNouns = (vault: Vault): LiveNouns => ({
  torch: liveTorch,
  topics: Object.fromEntries(Object.entries(topics).map(([name, topic]) => [name, shownTopic(vault, topic)])),
})

const shownTopic = (vault: Vault, topic: LiveTopic): LiveTopic => ({
  ...topic,
  read: async (em, ids) => withShownPictures(vault, await topic.read(em, ids)),
  since: async (em, asked) => withShownPictures(vault, await topic.since(em, asked)),
})
