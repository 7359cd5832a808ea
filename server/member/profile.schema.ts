import { z } from 'zod'
import { oneLine, severalLines } from '../kernel/primitives.schema.ts'
import { isPictureAddress } from '../kernel/picture-address.schema.ts'
import { memberLimits, ownMember, pageVisibility, username } from './member.schema.ts'

// The school was founded in 1915; nobody plans beyond 2100.
export const graduationYears = { first: 1915, last: 2100 } as const

const noneIfEmpty = (text: string): string | null => (text === '' ? null : text)

const avatar = z
  .string('member.avatar_invalid')
  .overwrite(oneLine)
  .max(memberLimits.avatar, { error: 'member.avatar_too_long', abort: true })
  .refine(text => text === '' || isPictureAddress(text), 'member.avatar_invalid')
  .transform(noneIfEmpty)
  .nullable()

const bio = z
  .string('invalid.value')
  .overwrite(severalLines)
  .max(memberLimits.bio, 'member.bio_too_long')
  .transform(noneIfEmpty)
  .nullable()

const graduationYear = z
  .int('member.graduation_year_invalid')
  .min(graduationYears.first, 'member.graduation_year_invalid')
  .max(graduationYears.last, 'member.graduation_year_invalid')
  .nullable()

const department = z
  .string('invalid.value')
  .overwrite(oneLine)
  .max(memberLimits.department, 'member.department_too_long')
  .transform(noneIfEmpty)
  .nullable()

/** Absent fields stay as they are; null and an empty text mean none. */
export const updateProfile = z.object({
  username: username.optional(),
  avatar: avatar.optional(),
  bio: bio.optional(),
  graduationYear: graduationYear.optional(),
  department: department.optional(),
  visibility: pageVisibility.optional(),
})

/** The form of basic information. Forms leave empty fields out, so an absent field means none. */
export const profileForm = z.object({
  bio: bio.default(null),
  graduationYear: graduationYear.default(null),
  department: department.default(null),
  visibility: pageVisibility.optional(),
})

/** The form that sets only the picture; here an address is required (docs/product.md#profile). */
export const avatarForm = z.object({
  avatar: z
    .string('member.avatar_required')
    .overwrite(oneLine)
    .min(1, { error: 'member.avatar_required', abort: true })
    .max(memberLimits.avatar, { error: 'member.avatar_too_long', abort: true })
    .refine(isPictureAddress, 'member.avatar_invalid'),
})

/** The contributions of docs/product.md#contributions. */
export const contributions = z.object({ maxims: z.int(), relayParticipations: z.int(), mosaicCompleted: z.int() })

export const profile = ownMember.extend({ contributions })
export type Profile = z.infer<typeof profile>

export const profileCodes = [
  'member.avatar_required',
  'member.avatar_invalid',
  'member.avatar_too_long',
  'member.bio_too_long',
  'member.graduation_year_invalid',
  'member.department_too_long',
  'member.visibility_invalid',
] as const
