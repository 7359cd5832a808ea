import { z } from 'zod'
import { id, moment, paging, totals } from '../kernel/primitives.schema.ts'
import { byUsername } from '../member/member-page.schema.ts'

/** How many members one may mute. All of them are checked on each page. */
export const maxMutedMembers = 200

export const muteMember = byUsername
export const mutePost = z.object({ id })

export const muteState = z.object({ isMuted: z.boolean() })

export const listMutes = paging(20)

export const mute = z.object({
  type: z.enum(['member', 'post']),
  id: z.int(),
  /** The name of the member, or the title of the post; null if the post is hidden from the viewer now. */
  name: z.string().nullable(),
  createdAt: moment,
})
export const muteList = z.object({ mutes: z.array(mute), ...totals })

export const muteCodes = ['mute.own', 'mute.too_many'] as const
