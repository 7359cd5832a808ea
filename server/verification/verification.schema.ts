import { z } from 'zod'
import { oneLine } from '../kernel/primitives.schema.ts'

/** 6 digits, 15 minutes, 5 tries, another one after 60 s (decisions: Verification code). */
export const codeRules = { digits: 6, lastsSeconds: 900, tries: 5, resendAfter: 60 } as const

/** What a code is for: a code for one thing opens no other. */
export const purposes = ['reset', 'email_change', 'password_change'] as const
export type Purpose = (typeof purposes)[number]

export const code = z
  .string('verification.code_required')
  .overwrite(oneLine)
  .regex(/^[0-9]{6}$/, 'verification.code_required')

export const verificationCodes = ['verification.code_required', 'verification.wrong_code'] as const
