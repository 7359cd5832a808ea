import type { z } from 'zod'
import type { Context } from '../api/context.ts'
import type { Work } from '../api/work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Member } from '../member/member.entity.ts'
import { findForLogin, keyOf } from '../member/member.queries.ts'
import { openSession } from './open-session.ts'
import type { login } from './session.schema.ts'

/**
 * Opens a session for a name or e-mail and its password. A wrong name and a wrong password get the same answer in the same time.
 * Ten tries in a quarter of an hour for account and address together; a browser that logged in before is exempt (decisions: Limits).
 */
export async function logIn(context: Context & Work, { username: account, password }: z.output<typeof login>) {
  const { em, site } = context
  const known = await findForLogin(em, account)
  if (!known || !context.knows(known.id)) await countTry(context, known ? `member ${known.id}` : keyOf(account))
  if (!(await isRight(site, known, password)) || known === null) throw new Refusal('credentials', 'session.credentials')
  const keys = openSession(em, known, site.clock.now())
  await context.commit()
  return { ...keys, user: known.profile() }
}

// Name and e-mail of one account count together; an address that tries many accounts is slowed too.
async function countTry({ site: { limiter }, address }: Context, account: string): Promise<void> {
  await limiter.countKey('loginAddress', address)
  await limiter.countKey('login', `${account} ${address}`)
}

async function isRight(site: Context['site'], known: Member | null, password: string): Promise<boolean> {
  const kept = known?.passwordHash
  return kept === undefined ? site.passwords.verifyNobody(password) : site.passwords.verify(kept, password)
}
