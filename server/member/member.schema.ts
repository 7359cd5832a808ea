import { z } from 'zod'
import { moment, oneLine } from '../kernel/primitives.schema.ts'

/** Code points (spec 5, decisions: Limits of length). */
export const memberLimits = {
  username: { min: 3, max: 20 },
  password: { min: 6, max: 200 },
  email: 254,
  avatar: 500,
  bio: 500,
  department: 100,
} as const

export const username = z
  .string('member.username_required')
  .overwrite(oneLine)
  .min(1, { error: 'member.username_required', abort: true })
  .min(memberLimits.username.min, { error: 'member.username_length', abort: true })
  .max(memberLimits.username.max, { error: 'member.username_length', abort: true })
  .regex(/^[A-Za-z0-9_]+$/, 'member.username_characters')

export const email = z
  .string('member.email_required')
  .overwrite(oneLine)
  .min(1, { error: 'member.email_required', abort: true })
  .max(memberLimits.email, { error: 'member.email_invalid', abort: true })
  .check(z.email('member.email_invalid'))

export const newPassword = z
  .string('member.password_required')
  .min(1, { error: 'member.password_required', abort: true })
  .min(memberLimits.password.min, 'member.password_too_short')
  .max(memberLimits.password.max, 'member.password_too_long')

const samePassword = {
  path: ['confirmPassword'],
  error: 'member.passwords_differ',
  when: ({ value }: { value: unknown }) =>
    z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
}

/** Registration as the domain takes it: the confirmation must be equal when it is sent (api: Auth). */
export const register = z
  .object({ username, email, password: newPassword, confirmPassword: z.string('member.passwords_differ').optional() })
  .refine(form => form.confirmPassword === undefined || form.confirmPassword === form.password, samePassword)

/** The form of /register: confirmation and agreement are required there. */
export const registerForm = z
  .object({
    username,
    email,
    password: newPassword,
    confirmPassword: z.string('member.passwords_differ'),
    terms: z.literal('on', 'member.terms_required'),
  })
  .refine(form => form.confirmPassword === form.password, samePassword)

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** Strong from 12 characters of 3 kinds, medium from 8 of 2, else weak (decisions: Password storage). */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter(kind => kind.test(password)).length
  const length = Array.from(password).length
  if (length >= 12 && kinds >= 3) return 'strong'
  return length >= 8 && kinds >= 2 ? 'medium' : 'weak'
}

/** A member as everybody sees them. */
export const memberCard = z.object({ id: z.int(), username: z.string(), avatar: z.string().nullable() })

/** A member as they see themself, and as admins see them. */
export const ownMember = memberCard.extend({
  email: z.string(),
  role: z.enum(['user', 'admin']),
  bio: z.string().nullable(),
  graduationYear: z.int().nullable(),
  department: z.string().nullable(),
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
  'member.password_too_long',
  'member.passwords_differ',
  'member.terms_required',
  'member.registration_closed',
  'member.not_found',
] as const
