import { z } from 'zod'
import { oneLine } from '../kernel/primitives.schema.ts'

/**
 * The rules of codes (docs/product.md#verification-code). Tries are counted for each network address, so that a stranger does not use up those of the
 * owner; all addresses together have 25. The link of a letter is valid for an hour, which is as long as a stranger can keep the owner from requesting
 * codes (limits: code), so that the owner always has a working link.
 */
export const codeRules = {
  digits: 6,
  lastsSeconds: 900,
  linkLastsSeconds: 3600,
  tries: 5,
  triesInAll: 25,
  resendAfter: 60,
} as const

/** For how many days the link in the letter to a former address restores it. */
export const formerAddressDays = 7

/** The purposes of codes. A code for one purpose is invalid for the others. */
export const purposes = ['reset', 'email_change', 'password_change'] as const
export type Purpose = (typeof purposes)[number]

export const code = z
  .string('verification.code_required')
  .overwrite(oneLine)
  .regex(/^[0-9]{6}$/, 'verification.code_required')

/** The token of a link in a letter (kernel/secret.ts: newToken). */
export const linkToken = z.string('verification.link_dead').regex(/^[\w-]{43}$/, 'verification.link_dead')

export const verificationCodes = [
  'verification.code_required',
  'verification.wrong_code',
  'verification.link_dead',
] as const
