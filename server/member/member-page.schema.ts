import { z } from 'zod'
import { id, moment, oneLine, paging } from '../kernel/primitives.schema.ts'
import { memberCard, pageVisibility } from './member.schema.ts'
import { contributions } from './profile.schema.ts'

// Longer than any name. A longer text names no member.
const longestAsked = 100

export const byUsername = z.object({
  username: z.string('invalid.value').overwrite(oneLine).max(longestAsked, 'invalid.value'),
})

/** The id comes from a mention. It decides if the name was changed or belongs to somebody else by now. */
export const pageByName = byUsername.extend({ id: id.optional() })

/** What a member has written, of one kind. */
export const listOfMember = paging(20).extend(byUsername.shape)

/** How many texts of a member are public under their name. */
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
  /** Whether everybody may open the page, and so its feed. */
  isOpen: z.boolean(),
  /** Told to the member and to admins. */
  visibility: pageVisibility.optional(),
  isOwn: z.boolean(),
  /** The reader has muted this member. */
  isMuted: z.boolean(),
})
export type MemberPage = z.infer<typeof memberPage>

export const memberPageCodes = ['member.page_for_members'] as const
