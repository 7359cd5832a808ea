import { Secret, TOTP } from 'otpauth'
import { seconds } from '../kernel/clock.ts'

/** What apps expect where nothing is said (RFC 6238): six digits, thirty seconds, SHA-1. */
const rule = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** How many codes before and after the present one are taken: clocks of phones are not exact. */
const window = 1

/** 160 bits in base32, as an app takes it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an app reads from a QR code. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...rule, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** Which step of thirty seconds since 1970 this is the code of; null where it is none near now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...rule, secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / seconds(rule.period)) + delta
}
