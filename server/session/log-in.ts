import type { z } from 'zod'
import type { Context } from '../rpc/context.ts'
import { isKnownBrowserOf } from '../rpc/known-browser-token.ts'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import type { Sender } from '../kernel/fair-queue.ts'
import type { Member } from '../member/member.entity.ts'
import { findForLogin, keyOf } from '../member/member.queries.ts'
import { completeLogin, wrongCredentials } from './complete-login.ts'
import type { login } from './session.schema.ts'

/**
 * Opens a session for a name or e-mail and its password. A wrong name and a wrong password get the same response in the same time. `completeLogin`
 * handles the steps after the password. An account has ten tries in a quarter of an hour from one address. A browser that logged in before has fifty
 * of its own (docs/product.md#limits), and its own place in the queue.
 */
export async function logIn(
  context: ProcedureContext,
  { username: account, password, ...step }: z.output<typeof login>,
) {
  const { em, site } = context
  const lookUp = async () => {
    const found = await findForLogin(em, account)
    if (found) context.affects(found.id)
    await countAttempt(context, account, found)
    return found
  }
  const known = await site.passwords.check(lookUp, password, identifyLoginSender(context, account))
  if (!known) throw wrongCredentials()
  return completeLogin(context, known, step)
}

/**
 * Name and e-mail of one account count together. An address that tries many accounts is limited too. Tries beyond the limit of an account do not
 * count for the address, so that endless tries of one account do not lock out a whole campus.
 */
async function countAttempt(context: Context, account: string, found: Member | null): Promise<void> {
  const { site, address, knownBrowser } = context
  const { limiter } = site
  if (knownBrowser && found && isKnown(context, found)) {
    await limiter.countKey('loginKnown', `${found.id} ${knownBrowser.since}`)
    return
  }
  await limiter.countKey('login', `${found ? `member ${found.id}` : keyOf(account)} ${address}`)
  await limiter.countKey('loginAddress', address)
}

const isKnown = ({ site, knownBrowser }: Context, member: Member) => isKnownBrowserOf(site.vault, knownBrowser, member)

const identifyLoginSender = ({ address, knownBrowser }: Context, account: string): Sender =>
  knownBrowser === undefined ? [`a${address}`, keyOf(account)] : [`known m${knownBrowser.memberId}`]
