import { randomInt } from 'node:crypto'
import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import { after, seconds } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import type { Order } from '../mail/letter-kinds.ts'
import { codeRules } from './verification.schema.ts'
import { makeLink } from './mail-link.queries.ts'
import { storeCode, tryCode, type Claim } from './verification.queries.ts'

type CodeServices = Pick<Context, 'site' | 'locale'> & Pick<Work, 'em'>

/**
 * Limits codes to one a minute and five an hour for each target, and to a hundred an hour for each network address
 * (docs/product.md#verification-code). The target is an e-mail address, known or not, or a member who asks for their own code, so that strangers who
 * ask for an address do not use up its member's codes.
 */
export async function countCode(
  { site: { limiter }, address }: Context,
  meant: { addressKey: string } | { memberId: number },
): Promise<void> {
  const key = 'addressKey' in meant ? meant.addressKey : `member ${meant.memberId}`
  await limiter.countKey('codeAddress', address)
  await limiter.countKey('codeAgain', key)
  await limiter.countKey('code', key)
}

/** Creates a code and orders its letter, in the caller's unit of work. The letter for a reset also contains a link that needs no code. */
export async function sendCode({ site, em, locale }: CodeServices, claim: Claim, address: string): Promise<void> {
  const now = site.clock.now()
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')
  const expiresAt = after(now, seconds(codeRules.lastsSeconds))
  await storeCode(em, claim, {
    codeHash: hashOf(site, claim, code),
    tries: codeRules.triesInAll,
    createdAt: now,
    expiresAt,
  })
  const variables = { code, minutes: codeRules.lastsSeconds / 60 }
  const letter = { address, locale, expiresAt }
  const { memberId, purpose } = claim
  const order: Order =
    purpose === 'reset'
      ? { ...letter, kind: 'code_reset', variables: { ...variables, ...(await resetLink(em, memberId, now)) } }
      : { ...letter, kind: `code_${purpose}`, variables }
  orderLetter({ em, vault: site.vault, now }, order)
}

async function resetLink(em: CodeServices['em'], memberId: number, now: Date) {
  const expiresAt = after(now, seconds(codeRules.linkLastsSeconds))
  const token = await makeLink(em, { memberId, purpose: 'reset', now, expiresAt })
  return { token, linkMinutes: codeRules.linkLastsSeconds / 60 }
}

/**
 * Uses a code up. Returns false if it is wrong, used, expired, or was tried too often; the transaction must commit then too, so that the try is
 * counted.
 */
export function useCode(
  { site, em, address }: Pick<CodeServices, 'site' | 'em'> & Pick<Context, 'address'>,
  claim: Claim,
  code: string,
): Promise<boolean> {
  const from = site.vault.keyedHash('try', address).slice(0, 16)
  return tryCode(em, claim, { codeHash: hashOf(site, claim, code), from, now: site.clock.now() })
}

/** The refusal of a link that was used, has expired or never existed. */
export const invalidLink = () => new Refusal('credentials', 'verification.link_dead')

export const wrongCode = () => new Refusal('credentials', 'verification.wrong_code', { field: 'code' })

// Hashed with the site's secret: there are only a million codes, so plain hashes in a copy of the database could be tried out.
const hashOf = ({ vault }: Context['site'], { memberId, purpose, addressKey }: Claim, code: string) =>
  vault.keyedHash('code', `${memberId} ${purpose} ${addressKey} ${code}`)
