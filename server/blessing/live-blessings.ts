import { guest } from '../kernel/viewer.ts'
import type { LiveTopic } from '../live/live-topic.ts'
import type { Blessing } from './blessing.entity.ts'
import { likesAmong, shownAmong, shownSince } from './blessing.queries.ts'
import { viewBlessing } from './blessing.view.ts'

const asGuestsSee = (blessings: readonly Blessing[]) =>
  blessings.map(blessing => viewBlessing(guest, blessing, new Set()))

/** Blessings as they appear on the wall. */
export const liveBlessings: LiveTopic = {
  read: async (em, ids) => asGuestsSee(await shownAmong(em, ids)),
  since: async (em, asked) => asGuestsSee(await shownSince(em, asked)),
  likes: { blessing: likesAmong },
}
