import { z } from 'zod'
import { roles } from '../kernel/rights.schema.ts'
import { accountLimits, moment, oneLine } from '../kernel/primitives.schema.ts'

/** Limits in code points (docs/product.md#registration, #limits-of-length). */
export const memberLimits = {
  ...accountLimits,
  username: { min: 3, max: 20 },
  avatar: 500,
  bio: 500,
  department: 100,
} as const

type Rule = readonly [broken: (text: string) => boolean, code: string]

/** Reports the first rule that a text breaks. A check that aborts instead would hide the problems of the other fields. */
const firstBroken =
  (...rules: readonly Rule[]) =>
  (text: string, context: z.core.$RefinementCtx<string>) => {
    const [, code] = rules.find(([broken]) => broken(text)) ?? []
    if (code !== undefined) context.addIssue(code)
  }

/** Returns the length in code points. */
export const lengthOf = (text: string) => Array.from(text).length
const isEmpty = (text: string) => text === ''

export const username = z
  .string('member.username_required')
  .overwrite(oneLine)
  .superRefine(
    firstBroken(
      [isEmpty, 'member.username_required'],
      [name => lengthOf(name) < memberLimits.username.min, 'member.username_length'],
      [name => lengthOf(name) > memberLimits.username.max, 'member.username_length'],
      [name => !/^[A-Za-z0-9_]+$/.test(name), 'member.username_characters'],
    ),
  )

const wellFormed = z.email()

export const email = z
  .string('member.email_required')
  .overwrite(oneLine)
  .superRefine(
    firstBroken(
      [isEmpty, 'member.email_required'],
      [address => lengthOf(address) > memberLimits.email, 'member.email_invalid'],
      [address => !wellFormed.safeParse(address).success, 'member.email_invalid'],
    ),
  )

export const newPassword = z
  .string('member.password_required')
  .min(1, { error: 'member.password_required', abort: true })
  .min(memberLimits.password.min, 'member.password_too_short')
  .max(memberLimits.password.max, 'member.password_too_long')

const bothPasswords = z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) })

/** Reported as soon as both fields are filled, regardless of problems in other fields. */
const samePassword = {
  path: ['confirmPassword'],
  error: 'member.passwords_differ',
  when: ({ value }: { value: unknown }) => bothPasswords.safeParse(value).success,
}

/** Registration through REST and typed calls: the confirmation is optional, and must be equal if it is sent (docs/api.md#auth-and-users). */
export const register = z
  .object({ username, email, password: newPassword, confirmPassword: z.string('member.passwords_differ').optional() })
  .refine(form => form.confirmPassword === undefined || form.confirmPassword === form.password, samePassword)

/** The form of /register: confirmation and agreement are required there. */
export const registerForm = z
  .object({
    username,
    email,
    password: newPassword,
    confirmPassword: z.string('member.confirm_required').min(1, 'member.confirm_required'),
    terms: z.literal('on', 'member.terms_required'),
  })
  .refine(form => form.confirmPassword === form.password, samePassword)

/** A member as everybody sees them. */
export const memberCard = z.object({ id: z.int(), username: z.string(), avatar: z.string().nullable() })
export type MemberCard = z.infer<typeof memberCard>

/**
 * The member behind a text, as everybody sees them. A deleted account and an anonymous author have no id (docs/api.md#general). Members whose page
 * nobody may open are marked, because their names are no links.
 */
export const authorCard = memberCard.extend({ id: z.int().nullable(), isPrivate: z.literal(true).optional() })
export type AuthorCard = z.infer<typeof authorCard>

/** The author's id once more, because API clients compare it with their own (docs/api.md#general). */
export const userId = authorCard.shape.id

/** The readers who may open the page of a member, besides the member and the admins. */
export const pageVisibility = z.enum(['nobody', 'members', 'everybody'], 'member.visibility_invalid')
export type PageVisibility = z.infer<typeof pageVisibility>

/** A member for themself and for admins. */
export const ownMember = memberCard.extend({
  email: z.string(),
  role: z.enum(roles),
  bio: z.string().nullable(),
  graduationYear: z.int().nullable(),
  department: z.string().nullable(),
  visibility: pageVisibility,
  createdAt: moment,
})
export type OwnMember = z.infer<typeof ownMember>

export const registered = z.object({ user: ownMember })

export const memberCodes = [
  'member.username_required',
  'member.username_length',
  'member.username_characters',
  'member.username_reserved',
  'member.username_taken',
  'member.email_required',
  'member.email_invalid',
  'member.email_taken',
  'member.password_required',
  'member.password_too_short',
  'member.password_below_minimum',
  'member.password_common',
  'member.password_personal',
  'member.password_too_long',
  'member.confirm_required',
  'member.passwords_differ',
  'member.terms_required',
  'member.registration_closed',
  'member.email_domain',
] as const
