import { z } from 'zod'
import { id, moment, oneLine, paging } from '../kernel/primitives.schema.ts'
import { memberCard, pageVisibility } from './member.schema.ts'
import { contributions } from './profile.schema.ts'

// Longer than any name; what is too long is nobody.
const longestAsked = 100

export const byUsername = z.object({
  username: z.string('invalid.value').overwrite(oneLine).max(longestAsked, 'invalid.value'),
})

/** The id is that of a mention: where the name is somebody else's by now, or was changed, it is the id that counts. */
export const pageByName = byUsername.extend({ id: id.optional() })

/** What a member has written, of one kind. */
export const listOfMember = paging(20).extend(byUsername.shape)

/** How many texts of a member everybody may read under their name. */
const publicCounts = z.object({ articles: z.int(), posts: z.int(), replies: z.int(), blessings: z.int() })

/** The page of a member, as this viewer sees it. */
export const memberPage = memberCard.extend({
  bio: z.string().nullable(),
  graduationYear: z.int().nullable(),
  department: z.string().nullable(),
  createdAt: moment,
  counts: publicCounts,
  /** Without the passes of the torch that carried words (docs/decisions/member-pages.md). */
  contributions,
  /** Everybody sees it: then there is a feed of it. */
  isOpen: z.boolean(),
  /** Told to the member and to admins. */
  visibility: pageVisibility.optional(),
  isOwn: z.boolean(),
  /** The reader has muted this member. */
  isMuted: z.boolean(),
})
export type MemberPage = z.infer<typeof memberPage>

export const memberPageCodes = ['member.page_for_members'] as const
