import { z } from 'zod'
import { adminLimits } from '../admin/admin.schema.ts'
import { roles } from '../kernel/rights.schema.ts'
import { textTypes } from '../kernel/text-kind-properties.schema.ts'
import { id, oneLine, paging, totals } from '../kernel/primitives.schema.ts'
import { suspension } from '../member/suspension.schema.ts'
import { email, newPassword, ownMember, username } from '../member/member.schema.ts'
import { updateProfile } from '../member/profile.schema.ts'

/** Maximum length of the search text of the list of members, in code points. */
export const maxSearchLength = 100

export const role = z.enum(roles, 'member.role')

const { avatar, bio, graduationYear, department } = updateProfile.shape
const profileFields = { avatar, bio, graduationYear, department }

/** `search` matches a part of a user name or an e-mail address, ignoring case. */
export const listMembers = paging(20).extend({
  search: z
    .string('invalid.value')
    .overwrite(oneLine)
    .max(maxSearchLength, 'member.search_too_long')
    .transform(text => (text === '' ? undefined : text))
    .optional(),
  role: role.optional(),
})

/** The members are called `users`, as clients know them (docs/api.md#admin). */
export const memberList = z.object({ users: z.array(ownMember), ...totals })

export const createMember = z.object({
  username,
  email,
  password: newPassword,
  role: role.default('user'),
  ...profileFields,
})

// Clients send whole objects back, with an empty password: the stored password then stays (docs/api.md#admin).
const passwordOrNone = z
  .string('member.password_required')
  .nullish()
  .transform(text => text || undefined)
  .pipe(newPassword.optional())

/** Absent fields stay as they are. */
export const editMember = z.object({
  id,
  username: username.optional(),
  email: email.optional(),
  password: passwordOrNone,
  role: role.optional(),
  ...profileFields,
})

export const setRole = z.object({ id, role })

const ids = z
  .array(id, 'admin.none_chosen')
  .min(1, 'admin.none_chosen')
  .max(adminLimits.maxSelected, 'admin.too_many_chosen')

export const chosenMembers = z.object({ ids })

/** Whether the texts of a removed member stay without a name or are deleted. */
const texts = z.enum(['keep', 'remove'], 'member.texts_required').default('keep')

export const removeMember = z.object({ id, texts })

export const removeMembers = z.object({ ids, texts })

/** Numbers of a member's texts by kind and status, the texts that others removed, and the current suspension. */
export const memberRecord = z.object({
  texts: z.array(
    z.object({ type: z.enum(textTypes), shown: z.int(), waiting: z.int(), hidden: z.int(), reports: z.int() }),
  ),
  /** How many of the member's texts others removed in the last 30 days. */
  removed: z.int(),
  suspension: suspension.pick({ until: true, reason: true }).nullable(),
})
export type MemberRecord = z.infer<typeof memberRecord>

export const managedMemberCodes = [
  'member.not_found',
  'member.not_yourself',
  'member.own_in_profile',
  'member.role',
  'member.search_too_long',
] as const
