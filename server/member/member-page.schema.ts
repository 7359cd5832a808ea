import { z } from 'zod'
import { id, moment, oneLine, paging } from '../kernel/primitives.schema.ts'
import { memberCard, pageVisibility } from './member.schema.ts'
import { contributions } from './profile.schema.ts'

// Longer than any user name.
const maxAskedLength = 100

export const byUsername = z.object({
  username: z.string('invalid.value').overwrite(oneLine).max(maxAskedLength, 'invalid.value'),
})

/** The id comes from a mention. It decides if the name was changed or belongs to another member by now. */
export const pageByName = byUsername.extend({ id: id.optional() })

/** The texts of a member, of one kind. */
export const listOfMember = paging(20).extend(byUsername.shape)

/** How many texts of a member are public under their name. */
const publicCounts = z.object({ articles: z.int(), posts: z.int(), replies: z.int(), blessings: z.int() })

/** The page of a member for this viewer. */
export const memberPage = memberCard.extend({
  bio: z.string().nullable(),
  graduationYear: z.int().nullable(),
  department: z.string().nullable(),
  createdAt: moment,
  counts: publicCounts,
  /** Without the passes of the torch that carried a wish (docs/decisions/member-pages.md). */
  contributions,
  /** Whether everybody may open the page, and so its feed. */
  isOpen: z.boolean(),
  /** Only for the member and admins. */
  visibility: pageVisibility.optional(),
  isOwn: z.boolean(),
  /** True if the viewer has muted this member. */
  isMuted: z.boolean(),
})
export type MemberPage = z.infer<typeof memberPage>

export const memberPageCodes = ['member.page_for_members'] as const
