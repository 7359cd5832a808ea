import { z } from 'zod'
import { seconds } from '../../kernel/clock.ts'
import type { Vault } from '../../kernel/secret.ts'
import { codeRules, purposes, type Purpose } from '../../verification/verification.schema.ts'
import type { Cookies } from '../cookies.ts'

/**
 * The code that this browser requested, so that the next page knows the e-mail address and when another may be requested
 * (docs/product.md#forgotten-password).
 */
export interface SentCode {
  email: string
  /** Seconds until another code may be requested. */
  resendIn: number
}

const sealedContent = z.object({ email: z.string().max(254), at: z.number() })

const nameOf = (purpose: Purpose) => `code_${purpose}`

export function storeSentCode(
  cookies: Cookies,
  vault: Vault,
  purpose: Purpose,
  sent: { email: string; at: Date },
): void {
  const { email, at } = sent
  const name = nameOf(purpose)
  cookies.set(name, vault.seal(name, JSON.stringify({ email, at: at.getTime() })), codeRules.lastsSeconds)
}

export function sentCode(cookies: Cookies, vault: Vault, purpose: Purpose, now: Date): SentCode | undefined {
  const name = nameOf(purpose)
  const text = vault.open(name, cookies.read(name) ?? '')
  if (text === undefined) return undefined
  const { email, at } = sealedContent.parse(JSON.parse(text))
  const left = codeRules.resendAfter - (now.getTime() - at) / seconds(1)
  return { email, resendIn: Math.min(Math.max(Math.ceil(left), 0), codeRules.resendAfter) }
}

export const clearSentCode = (cookies: Cookies, purpose: Purpose): void => cookies.clear(nameOf(purpose))

/** Deletes all notes of codes, because the next reader of this browser may be somebody else. */
export const clearSentCodes = (cookies: Cookies): void =>
  purposes
    .filter(purpose => cookies.read(nameOf(purpose)) !== undefined)
    .forEach(purpose => clearSentCode(cookies, purpose))
