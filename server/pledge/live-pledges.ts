import type { LiveTopic } from '../live/live-topic.ts'
import { approvedAmong, approvedSince } from './pledge.queries.ts'
import { viewPledge } from './pledge.view.ts'

/** Pledges as they are approved. */
export const livePledges: LiveTopic = {
  read: async (em, ids) => (await approvedAmong(em, ids)).map(viewPledge),
  since: async (em, asked) => (await approvedSince(em, asked)).map(viewPledge),
  likes: {},
}
