// A login whose password was right and that waits for its second step: a code, a passkey, or a password of the member's own choice.
import { z } from 'zod'
import { minutes } from '../kernel/clock.ts'
import type { Vault } from '../kernel/secret.ts'
import type { AccountCredentials } from './known-browser-token.ts'

export const pendingLoginLifetime = minutes(10)

/** The sealed value that the browser stores for such a login. It expires by time, and when the account's password changes. */
export interface PendingLogin {
  memberId: number
  generation: string
}

const seal = 'login'
const sealedContent = z.object({ memberId: z.int(), generation: z.string(), at: z.number() })

export function sealPendingLogin(vault: Vault, { id, passwordHash }: AccountCredentials, now: Date): string {
  const generation = vault.sign('password generation', passwordHash)
  return vault.seal(seal, JSON.stringify({ memberId: id, generation, at: now.getTime() }))
}

export function readPendingLogin(vault: Vault, sealed: string | undefined, now: Date): PendingLogin | undefined {
  const opened = sealed === undefined ? undefined : vault.open(seal, sealed)
  if (opened === undefined) return undefined
  const { memberId, generation, at } = sealedContent.parse(JSON.parse(opened))
  return now.getTime() - at < pendingLoginLifetime ? { memberId, generation } : undefined
}

/** True if the login is for this account with its present password. */
export const isPendingLoginOf = (
  vault: Vault,
  pending: PendingLogin,
  { id, passwordHash }: AccountCredentials,
): boolean => pending.memberId === id && vault.verify('password generation', passwordHash, pending.generation)
