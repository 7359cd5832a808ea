import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../../rpc/context.ts'
import { days, inSeconds, seconds } from '../../kernel/clock.ts'
import { hashToken, type Vault } from '../../kernel/secret.ts'
import type { Cookies } from '../cookies.ts'

interface FormToken {
  /** The one-time key: a form that is sent twice acts once. */
  key: string
  shownAt: Date
}

/** Creates the hidden token of a form: a one-time key and the time at which the form was shown, signed against forgery (docs/product.md#spam). */
export function createFormToken(vault: Vault, now: Date): string {
  const body = `${randomBytes(12).toString('base64url')}.${now.getTime().toString(36)}`
  return `${body}.${vault.sign('stamp', body)}`
}

export function readFormToken(vault: Vault, text: unknown): FormToken | undefined {
  if (typeof text !== 'string') return undefined
  const [key, shown, signature] = text.split('.')
  if (key === undefined || shown === undefined || signature === undefined) return undefined
  if (!vault.verify('stamp', `${key}.${shown}`, signature)) return undefined
  return { key, shownAt: new Date(Number.parseInt(shown, 36)) }
}

/** In seconds: as long as the result of a one-time key is kept. */
export const formTokenLifetime = inSeconds(days(1))

/**
 * Stores the token of a guest's next form in a cookie. Guests' pages are the same for all, so the token comes with responses that are never shared.
 */
export const storeFormToken = (cookies: Cookies, vault: Vault, now: Date): void =>
  cookies.set('stamp', createFormToken(vault, now), formTokenLifetime)

export const readStoredFormToken = (cookies: Cookies, vault: Vault): FormToken | undefined =>
  readFormToken(vault, cookies.read('stamp'))

/** Sets the token if there is none. A second token would give a form that is sent twice two keys. */
export function ensureFormToken(cookies: Cookies, vault: Vault, now: Date): void {
  if (readStoredFormToken(cookies, vault) === undefined) storeFormToken(cookies, vault, now)
}

/**
 * A form is answered no sooner than this after it was shown. People do not notice the wait, but programs that fill in forms in bulk do
 * (docs/product.md#spam).
 */
const minFillTime = seconds(1)

/**
 * Returns the one-time key of a sent form. It depends on the token and the contents, so that a form that is sent again with other contents after Back
 * acts again.
 */
export function formIdempotencyKey(tokenKey: string, form: FormData): string {
  const written = [...form.entries()].map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`,
  )
  return hashToken([tokenKey, ...written].join('\n'))
}

/** Waits until the shortest time after the form was shown has passed; without a token, for all of that time. */
export async function waitForMinFillTime(site: Site, shownAt = site.clock.now()): Promise<void> {
  const early = shownAt.getTime() + minFillTime - site.clock.now().getTime()
  if (early > 0 && early <= minFillTime) await pause(early)
}
