import { randomBytes } from 'node:crypto'
import { days, inSeconds } from '../../kernel/clock.ts'
import type { Vault } from '../../kernel/secret.ts'
import type { Cookies } from '../cookies.ts'

interface Stamp {
  /** The one-time key: a form that is sent twice acts once. */
  key: string
  shownAt: Date
}

/** Creates the hidden stamp of a form: a one-time key and the time at which the form was shown, signed against forgery (docs/product.md#spam). */
export function newStamp(vault: Vault, now: Date): string {
  const body = `${randomBytes(12).toString('base64url')}.${now.getTime().toString(36)}`
  return `${body}.${vault.sign('stamp', body)}`
}

export function readStamp(vault: Vault, text: unknown): Stamp | undefined {
  if (typeof text !== 'string') return undefined
  const [key, shown, signature] = text.split('.')
  if (key === undefined || shown === undefined || signature === undefined) return undefined
  if (!vault.verify('stamp', `${key}.${shown}`, signature)) return undefined
  return { key, shownAt: new Date(Number.parseInt(shown, 36)) }
}

/** In seconds: as long as the result of a one-time key is kept. */
export const stampLifetime = inSeconds(days(1))

/**
 * Stores the stamp of a guest's next form in a cookie. Guests' pages are the same for all, so the stamp comes with responses that are never shared.
 */
export const storeStamp = (cookies: Cookies, vault: Vault, now: Date): void =>
  cookies.set('stamp', newStamp(vault, now), stampLifetime)

export const storedStamp = (cookies: Cookies, vault: Vault): Stamp | undefined =>
  readStamp(vault, cookies.read('stamp'))

/** Sets the stamp if there is none. A second stamp would give a form that is sent twice two keys. */
export function ensureStamp(cookies: Cookies, vault: Vault, now: Date): void {
  if (storedStamp(cookies, vault) === undefined) storeStamp(cookies, vault, now)
}
