import type { z } from 'zod'
import type { Context } from '../api/context.ts'
import { isKnownTo } from '../api/known-browser.ts'
import type { Work } from '../api/work.ts'
import type { Sender } from '../kernel/fair-queue.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import type { Member } from '../member/member.entity.ts'
import { findForLogin, heldPassword, keyOf } from '../member/member.queries.ts'
import { openSession } from './open-session.ts'
import { sessionsOf } from './session.queries.ts'
import type { login } from './session.schema.ts'
import { programOf, type Program } from './user-agent.ts'

const wrong = () => new Refusal('credentials', 'session.credentials')

/**
 * Opens a session for a name or e-mail and its password. A wrong name and a wrong password get the same answer in the same time.
 * Ten tries in a quarter of an hour for account and address together; a browser that logged in before has fifty of its own
 * (docs/product.md#limits), and a line of its own to wait in.
 */
export async function logIn(context: Context & Work, { username: account, password }: z.output<typeof login>) {
  const { em, site } = context
  const lookUp = async () => {
    const found = await findForLogin(em, account)
    if (found) context.about(found.id)
    await countTry(context, account, found)
    return found
  }
  const known = await site.passwords.check(lookUp, password, waitingAs(context, account))
  if (!known) throw wrong()
  const program = programOf(context.userAgent)
  await tellOfNewProgram(context, known, program)
  const keys = openSession(em, known, site.clock.now(), program)
  await context.commit(async held => {
    // While it was being checked the password may have been changed, to keep out whoever knows the old one.
    if ((await heldPassword(held, known.id)) !== known.passwordHash) throw wrong()
  })
  context.rememberLogin?.(known)
  return { ...keys, user: known.profile() }
}

/**
 * Name and e-mail of one account count together. An address that tries many accounts is slowed too, but not by tries that the account
 * itself refuses: whoever tries one account for ever does not shut out their campus.
 */
async function countTry(context: Context, account: string, found: Member | null): Promise<void> {
  const { site, address, knownBrowser } = context
  const { limiter } = site
  if (knownBrowser && found && isKnown(context, found)) {
    await limiter.countKey('loginKnown', `${found.id} ${knownBrowser.since}`)
    return
  }
  await limiter.countKey('login', `${found ? `member ${found.id}` : keyOf(account)} ${address}`)
  await limiter.countKey('loginAddress', address)
}

const isKnown = ({ site, knownBrowser }: Context, member: Member) => isKnownTo(site.vault, knownBrowser, member)

const waitingAs = ({ address, knownBrowser }: Context, account: string): Sender =>
  knownBrowser === undefined ? [`a${address}`, keyOf(account)] : [`known m${knownBrowser.memberId}`]

/** Orders a letter when the member has live sessions and none of them is of this program; of the first login nobody need be told. */
async function tellOfNewProgram(context: Context & Work, member: Member, program: Program): Promise<void> {
  const { em, site, locale, afterCommit } = context
  if (isKnown(context, member)) return
  const now = site.clock.now()
  const sessions = await sessionsOf(em, member.id, now)
  const hasProgram = sessions.some(({ browser, system }) => browser === program.browser && system === program.system)
  if (sessions.length === 0 || hasProgram) return
  const browser = [program.browser, program.system].filter(name => name !== null).join(', ')
  orderLetter(
    { em, vault: site.vault, now },
    { kind: 'new_login', address: member.email, locale, words: { username: member.username, browser } },
  )
  afterCommit(site.letters.wake)
}
