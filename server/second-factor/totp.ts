import { Secret, TOTP } from 'otpauth'
import { seconds } from '../kernel/clock.ts'

/** The defaults of RFC 6238, which apps assume: six digits, thirty seconds, SHA-1. */
const rule = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** How many codes before and after the present one are accepted, because clocks of phones are inexact. */
const window = 1

/** Returns a secret of 160 bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the URI that an app reads from a QR code. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...rule, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** Returns the step of thirty seconds since 1970 that the code belongs to; null if it matches none near now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...rule, secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / seconds(rule.period)) + delta
}
