import { atomically, type MemberWork, type ProcedureContext } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { requireMember } from '../member/require-member.ts'
import { endOneSession, endSessions } from './session.queries.ts'

/** Ends one session of the member, also the current one. For any other session, a letter informs the member. */
export async function endOwnSession(context: MemberWork, id: number): Promise<null> {
  const { viewer } = context
  await atomically(context.em, async em => {
    if (!(await endOneSession(em, viewer.id, id))) throw new Refusal('missing', 'session.not_found')
    if (id !== viewer.sessionId) await mailSessionsEnded({ ...context, em }, 1)
  })
  publishSessionsEnded(context, viewer.id, { only: id })
  return null
}

export async function endAllOtherSessions(context: MemberWork): Promise<{ ended: number }> {
  const { viewer, site } = context
  const ended = await atomically(context.em, async em => {
    const count = await endSessions(em, viewer.id, viewer.sessionId, site.clock.now())
    if (count > 0) await mailSessionsEnded({ ...context, em }, count)
    return count
  })
  if (ended > 0) publishSessionsEnded(context, viewer.id, { but: viewer.sessionId })
  return { ended }
}

/** Informs the live pages of a member that sessions have ended: all, one (`only`), or all but one (`but`). */
export function publishSessionsEnded(
  { site, afterCommit }: Pick<ProcedureContext, 'site' | 'afterCommit'>,
  memberId: number,
  { only = 0, but = 0 }: { only?: number; but?: number } = {},
): void {
  afterCommit(() => site.bus.publish('sessionsEnded', { memberId, only, but }))
}

async function mailSessionsEnded({ em, site, viewer, locale, afterCommit }: MemberWork, count: number): Promise<void> {
  const { username, email } = await requireMember(em, viewer)
  orderLetter(
    { em, vault: site.vault, now: site.clock.now() },
    { kind: 'sessions_ended', address: email, locale, variables: { username, count } },
  )
  afterCommit(site.letters.wake)
}
