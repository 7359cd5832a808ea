import { z } from 'zod'
import { accountLimits, byId, moment, oneLine } from '../kernel/primitives.schema.ts'
import { oneTimeCode, passkeyShown, passkeyShownInForm } from '../second-factor/second-factor.schema.ts'
import { ownMember } from '../member/member.schema.ts'

const sessionLimits = {
  account: accountLimits.email,
  password: accountLimits.password.max,
  token: 200,
} as const

export const login = z.object({
  username: z
    .string('session.account_required')
    .overwrite(oneLine)
    .min(1, 'session.account_required')
    .max(sessionLimits.account, 'session.credentials'),
  password: z
    .string('session.password_required')
    .min(1, 'session.password_required')
    .max(sessionLimits.password, 'session.credentials'),
  /** A code of the app or a recovery code, for accounts with a second factor. */
  oneTimeCode: oneTimeCode.optional(),
  /** The new password, if the site generated the old one. */
  newPassword: z.string().max(sessionLimits.password, 'member.password_too_long').optional(),
})

/** The second step of a login whose password was correct, in the same browser. */
export const finishLogin = login.pick({ oneTimeCode: true, newPassword: true }).extend({
  passkey: passkeyShown.optional(),
})

export const finishLoginForm = finishLogin.extend({ passkey: passkeyShownInForm.optional() })

/** A login with a passkey alone. */
export const passkeyLogin = z.object({ passkey: passkeyShown })
export const passkeyLoginForm = z.object({ passkey: passkeyShownInForm })

/** The member whose login waits for its second step, and the requirements of that step. */
export const pendingLogin = z
  .object({ username: z.string(), secondFactor: z.boolean(), passkeys: z.boolean(), newPassword: z.boolean() })
  .nullable()

/**
 * Proof that the member themself is asking, and not somebody who found their session open. It is needed if their last login or proof is more than ten
 * minutes old (docs/security.md).
 */
export const identityProof = z.object({
  password: z.string('session.confirm_required').max(sessionLimits.password, 'member.own_password_wrong').optional(),
  /** Can replace the password, for accounts with a second factor. */
  oneTimeCode: oneTimeCode.optional(),
})

/** A missing token is refused like a wrong one, with 401, so that an outside client logs out (docs/product.md#auth-failures). */
export const refresh = z.object({ refreshToken: z.string('session.dead').nullish() })

/** A token of the session to end: the refresh token, or an access token, which may have expired. */
export const logout = z.object({ refreshToken: z.string('invalid.value').nullish() }).prefault({})

/** The keys of a session, as opaque texts; `expiresIn` is seconds until the access token expires. */
export const sessionKeys = z.object({ token: z.string(), refreshToken: z.string(), expiresIn: z.int() })
export type SessionKeys = z.infer<typeof sessionKeys>

export const loggedIn = sessionKeys.extend({ user: ownMember })

/** A session in the list of its member. `browser` and `system` are names such as Chrome and Windows, or null if unknown. */
export const shownSession = z.object({
  id: z.int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: moment,
  lastUsedAt: moment,
  expiresAt: moment,
  /** True for the session of this request. */
  current: z.boolean(),
})
export const shownSessions = z.object({ sessions: z.array(shownSession) })

export const endSession = byId.extend(identityProof.shape)
export const endOtherSessions = identityProof.prefault({})
export const sessionsEnded = z.object({ ended: z.int() })

export const sessionCodes = [
  'session.account_required',
  'session.password_required',
  'session.credentials',
  'session.required',
  'session.dead',
  'session.not_admin',
  'session.no_right',
  'session.confirm_required',
  'session.new_password_required',
  'session.login_lapsed',
  'session.not_found',
] as const
