import { randomInt } from 'node:crypto'
import type { Context } from '../api/context.ts'
import type { Work } from '../api/work.ts'
import { after, seconds } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { codeRules } from './verification.schema.ts'
import { keepCode, tryCode, type Claim } from './verification.queries.ts'

type Means = Pick<Context, 'site' | 'locale'> & Pick<Work, 'em'>

/**
 * One a minute and five an hour for whom a code is meant: an e-mail address, known or not, or a member who asks for their own, so that
 * strangers who ask for an address leave its member's codes alone; a hundred an hour from a network address (decisions: Verification code).
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

/** Makes a code and orders its letter, in the caller's unit of work. */
export async function sendCode({ site, em, locale }: Means, claim: Claim, address: string): Promise<void> {
  const now = site.clock.now()
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')
  const expiresAt = after(now, seconds(codeRules.lastsSeconds))
  await keepCode(em, claim, {
    codeHash: hashOf(site, claim, code),
    tries: codeRules.tries,
    createdAt: now,
    expiresAt,
  })
  orderLetter(
    { em, vault: site.vault, now },
    {
      kind: `code_${claim.purpose}`,
      address,
      locale,
      words: { code, minutes: codeRules.lastsSeconds / 60 },
      uselessAt: expiresAt,
    },
  )
}

/** Uses a code up; false when it is wrong, was used, is too old, or was tried too often. Then the transaction must commit all the same. */
export function useCode({ site, em }: Pick<Means, 'site' | 'em'>, claim: Claim, code: string): Promise<boolean> {
  return tryCode(em, claim, hashOf(site, claim, code), site.clock.now())
}

export const wrongCode = () => new Refusal('credentials', 'verification.wrong_code', { field: 'code' })

// With the site's secret: a million codes are hashed in a moment by whoever has a copy of the database alone.
const hashOf = ({ vault }: Context['site'], { memberId, purpose, addressKey }: Claim, code: string) =>
  vault.keyedHash('code', `${memberId} ${purpose} ${addressKey} ${code}`)
