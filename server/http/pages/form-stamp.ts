import { randomBytes } from 'node:crypto'
import { days, inSeconds } from '../../kernel/clock.ts'
import type { Vault } from '../../kernel/secret.ts'
import type { Cookies } from '../cookies.ts'

interface Stamp {
  /** The one-time key: sent twice, made once. */
  key: string
  shownAt: Date
}

/** What a form carries hidden: a one-time key and when the form was shown, signed so that neither can be made up (docs/product.md#spam). */
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

/** In seconds: as long as the answer to a one-time key is kept. */
export const stampLasts = inSeconds(days(1))

/** The stamp of a guest's next form: their pages are the same for all, so it travels beside them, in answers that are never shared. */
export const keepStamp = (cookies: Cookies, vault: Vault, now: Date): void =>
  cookies.keep('stamp', newStamp(vault, now), stampLasts)

export const keptStamp = (cookies: Cookies, vault: Vault): Stamp | undefined => readStamp(vault, cookies.read('stamp'))

/** Gives one where there is none yet; another would make two forms of a form that is sent twice. */
export function giveStamp(cookies: Cookies, vault: Vault, now: Date): void {
  if (keptStamp(cookies, vault) === undefined) keepStamp(cookies, vault, now)
}
