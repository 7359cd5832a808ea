import { z } from 'zod'
import { oneLine } from '../kernel/primitives.schema.ts'

/**
 * 6 digits, 15 minutes, 5 wrong tries, another one after 60 s (docs/product.md#verification-code). The tries are counted for each network
 * address, so that a stranger does not use up the owner's; all addresses together have 25. The link of a letter is good for an hour: as
 * long as a stranger who asks for codes can keep the owner from asking (limits: code), the owner has a link that works.
 */
export const codeRules = {
  digits: 6,
  lastsSeconds: 900,
  linkLastsSeconds: 3600,
  tries: 5,
  triesInAll: 25,
  resendAfter: 60,
} as const

/** How long the link in the letter to a former address puts that address back, in days. */
export const formerAddressDays = 7

/** What a code is for: a code for one thing opens no other. */
export const purposes = ['reset', 'email_change', 'password_change'] as const
export type Purpose = (typeof purposes)[number]

export const code = z
  .string('verification.code_required')
  .overwrite(oneLine)
  .regex(/^[0-9]{6}$/, 'verification.code_required')

/** What the link of a letter carries (kernel/secret.ts: newToken). */
export const linkToken = z.string('verification.link_dead').regex(/^[\w-]{43}$/, 'verification.link_dead')

export const verificationCodes = [
  'verification.code_required',
  'verification.wrong_code',
  'verification.link_dead',
] as const
