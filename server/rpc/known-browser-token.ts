// The signed token of a browser that has logged in to an account (docs/product.md#limits). Failed logins of other browsers do not use
// up its tries. It expires by its date and when the account's password changes, so that a copy of it does not work for ever.
import { days } from '../kernel/clock.ts'
import type { Vault } from '../kernel/secret.ts'

export const knownBrowserLifetime = days(365)

/** The content of a token with a valid signature and date. `isKnownBrowserOf` checks whether the password is still the same. */
export interface KnownBrowser {
  memberId: number
  /** The moment of the login in ms, which distinguishes two browsers of one member. */
  since: number
  /** Changes with the password of the account, and reveals nothing about it. */
  generation: string
}

export interface AccountCredentials {
  id: number
  passwordHash: string
}

export function createKnownBrowserToken(vault: Vault, { id, passwordHash }: AccountCredentials, now: Date): string {
  const payload = [id, now.getTime(), vault.sign('password generation', passwordHash)].join('.')
  return `${payload}.${vault.sign('known', payload)}`
}

export function readKnownBrowserToken(vault: Vault, token: string | undefined, now: Date): KnownBrowser | undefined {
  const [, said = '', id = '', since = '', generation = '', signature = ''] =
    /^((\d{1,10})\.(\d{1,15})\.([\w-]+))\.([\w-]+)$/.exec(token ?? '') ?? []
  if (said === '' || !vault.verify('known', said, signature)) return undefined
  if (now.getTime() - Number(since) >= knownBrowserLifetime) return undefined
  return { memberId: Number(id), since: Number(since), generation }
}

/** True if the browser has logged in to this account with its present password. */
export const isKnownBrowserOf = (
  vault: Vault,
  browser: KnownBrowser | undefined,
  { id, passwordHash }: AccountCredentials,
): boolean => browser?.memberId === id && vault.verify('password generation', passwordHash, browser.generation)
