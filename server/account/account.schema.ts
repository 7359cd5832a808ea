import { z } from 'zod'
import { identityProof } from '../session/session.schema.ts'
import { code, linkToken } from '../verification/verification.schema.ts'
import { email, memberLimits } from '../member/member.schema.ts'

const aNewPassword = z
  .string('member.new_password_required')
  .min(1, { error: 'member.new_password_required', abort: true })
  .min(memberLimits.password.min, 'member.new_password_too_short')
  .max(memberLimits.password.max, 'member.password_too_long')

// No maximum length: a text longer than any password is a wrong password. An empty text has its own message.
const ownPassword = (required: 'member.old_password_required' | 'member.own_password_required') =>
  z.string(required).min(1, required)

const aNewEmail = z
  .string('member.new_email_required')
  .refine(text => text.trim() !== '', { error: 'member.new_email_required', abort: true })
  .pipe(email)

export const forgotPassword = z.object({ email })

export const resetPassword = z.object({ email, code, newPassword: aNewPassword })

/** Like `resetPassword`, with the link of the letter in place of address and code. */
export const resetByLink = z.object({ token: linkToken, newPassword: aNewPassword })

const bothNewPasswords = z.object({ newPassword: z.string().min(1), confirmPassword: z.string().min(1) })
const confirmPassword = z.string('member.confirm_required').min(1, 'member.confirm_required')

/** Reported as soon as both passwords are filled in, even if other fields are invalid. */
const sameNewPassword = {
  path: ['confirmPassword'],
  error: 'member.passwords_differ',
  when: ({ value }: { value: unknown }) => bothNewPasswords.safeParse(value).success,
}

/** The form of /reset-password: the confirmation is required there. */
export const resetPasswordForm = resetPassword
  .extend({ confirmPassword })
  .refine(form => form.newPassword === form.confirmPassword, sameNewPassword)

/** The form of /reset-password when the link of a letter opened it. */
export const resetByLinkForm = resetByLink
  .extend({ confirmPassword })
  .refine(form => form.newPassword === form.confirmPassword, sameNewPassword)

/**
 * `email` is the new address, for `email_change`. A code for `password_change` goes to the member's own address
 * (docs/product.md#change-of-password-or-address).
 */
export const sendCode = z.object({
  type: z.enum(['email_change', 'password_change'], 'invalid.value').default('email_change'),
  email: email.optional(),
})

/** The address to which the code was sent. `expiresIn` (validity) and `resendAfter` (until another may be requested) are seconds. */
export const codeSent = z.object({ email: z.string(), expiresIn: z.int(), resendAfter: z.int() })

export const changePassword = z.object({
  oldPassword: ownPassword('member.old_password_required'),
  newPassword: aNewPassword,
  code,
})

export const changeEmail = identityProof.extend({ newEmail: aNewEmail, code })
/** The token of the link that restores a former address. */
export const restoreAddress = z.object({ token: linkToken })

export const emailChanged = z.object({ email: z.string() })

/** `texts` says whether the texts of the leaving member stay without a name or are deleted (docs/product.md#leaving). */
export const deleteAccount = z.object({
  password: ownPassword('member.own_password_required'),
  texts: z.enum(['keep', 'remove'], 'member.texts_required'),
})

export const accountCodes = [
  'member.new_password_required',
  'member.new_password_too_short',
  'member.old_password_required',
  'member.old_password_wrong',
  'member.own_password_required',
  'member.own_password_wrong',
  'member.new_email_required',
  'member.email_same',
  'member.texts_required',
  'member.last_admin',
] as const
