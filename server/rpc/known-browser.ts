// The mark of a browser that has logged in to an account (docs/product.md#limits). Strangers who try passwords do not use up its tries. It ends
// with its date, and when the account gets another password: a copy of it is worth nothing for ever.
import { days } from '../kernel/clock.ts'
import type { Vault } from '../kernel/secret.ts'

export const knownLasts = days(365)

/** What a mark says that this site signed and whose date is not over. Whether the password is still the same, `isKnownTo` tells. */
export interface KnownBrowser {
  memberId: number
  /** When it logged in: two browsers of one member are two. */
  since: number
  /** Tells passwords of an account apart without telling anything of them. */
  generation: string
}

export interface MarkedAccount {
  id: number
  passwordHash: string
}

export function markOf(vault: Vault, { id, passwordHash }: MarkedAccount, now: Date): string {
  const said = [id, now.getTime(), vault.sign('password generation', passwordHash)].join('.')
  return `${said}.${vault.sign('known', said)}`
}

export function readMark(vault: Vault, mark: string | undefined, now: Date): KnownBrowser | undefined {
  const [, said = '', id = '', since = '', generation = '', signature = ''] =
    /^((\d{1,10})\.(\d{1,15})\.([\w-]+))\.([\w-]+)$/.exec(mark ?? '') ?? []
  if (said === '' || !vault.verify('known', said, signature)) return undefined
  if (now.getTime() - Number(since) >= knownLasts) return undefined
  return { memberId: Number(id), since: Number(since), generation }
}

/** Whether the browser has logged in to this account with the password that it has now. */
export const isKnownTo = (
  vault: Vault,
  browser: KnownBrowser | undefined,
  { id, passwordHash }: MarkedAccount,
): boolean => browser?.memberId === id && vault.verify('password generation', passwordHash, browser.generation)
