import { atomically, type MemberWork } from '../api/work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { acting } from '../member/acting.ts'
import { endOneSession, endSessions } from './session.queries.ts'

/** Ends one session of the member's own; the one that asks, too. The member is told of any other by mail. */
export async function endOne(context: MemberWork, id: number): Promise<null> {
  const { viewer } = context
  await atomically(context.em, async em => {
    if (!(await endOneSession(em, viewer.id, id))) throw new Refusal('missing', 'session.not_found')
    if (id !== viewer.sessionId) await tell({ ...context, em }, 1)
  })
  return null
}

export async function endOthers(context: MemberWork): Promise<{ ended: number }> {
  const { viewer, site } = context
  const ended = await atomically(context.em, async em => {
    const count = await endSessions(em, viewer.id, viewer.sessionId, site.clock.now())
    if (count > 0) await tell({ ...context, em }, count)
    return count
  })
  return { ended }
}

async function tell({ em, site, viewer, locale, afterCommit }: MemberWork, count: number): Promise<void> {
  const { username, email } = await acting(em, viewer)
  orderLetter(
    { em, vault: site.vault, now: site.clock.now() },
    { kind: 'sessions_ended', address: email, locale, words: { username, count } },
  )
  afterCommit(site.letters.wake)
}
