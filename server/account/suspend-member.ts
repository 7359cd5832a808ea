import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { after, days } from '../kernel/clock.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { endSessions } from '../session/session.queries.ts'
import { publishSessionsEnded } from '../session/end-sessions.ts'
import { requireRightNow } from '../member/require-member.ts'
import type { Member } from '../member/member.entity.ts'
import { findByUsername, lockMember } from '../member/member.queries.ts'
import { suspensionLimits, type suspend as suspendSchema, type Suspension } from '../member/suspension.schema.ts'

const moderatorMaximum = days(suspensionLimits.daysOfModerator)

/** Suspends a member for some days: they can read, but not write. A new suspension replaces the current one. */
export function suspendMember(ctx: MemberWork, input: z.output<typeof suspendSchema>): Promise<Suspension> {
  const now = ctx.site.clock.now()
  return actOnSuspendable(ctx, input.username, async (member, isAdmin) => {
    if (!isAdmin && input.days > suspensionLimits.daysOfModerator)
      throw new Refusal('invalid', 'member.suspension_days_of_moderator', {
        field: 'days',
        params: { days: suspensionLimits.daysOfModerator },
      })
    member.suspendedUntil = after(now, days(input.days))
    member.suspendedFor = input.reason
    const result = viewSuspension(member)
    const { username, until, reason } = result
    return { act: 'member.suspend', result, letter: { kind: 'suspended', variables: { username, until, reason } } }
  })
}

/** Ends a suspension. Refuses if the member is not suspended (409). */
export function releaseMember(ctx: MemberWork, username: string): Promise<null> {
  return actOnSuspendable(ctx, username, async member => {
    if (!member.isSuspended(ctx.site.clock.now())) throw new Refusal('conflict', 'member.not_suspended')
    member.suspendedUntil = null
    member.suspendedFor = null
    const letter = { kind: 'released', variables: { username: member.username } } as const
    return { act: 'member.release', result: null, letter }
  })
}

/** Ends every session of another member. Admins end their own sessions in the profile. */
export async function endSessionsOf(ctx: MemberWork, id: number): Promise<{ ended: number }> {
  if (id === ctx.viewer.id) throw new Refusal('conflict', 'member.not_yourself')
  const ended = await atomically(ctx.em, async em => {
    requireFound(await lockMember(em, id), 'member.not_found')
    const count = await endSessions(em, id, undefined, ctx.site.clock.now())
    await recordAct({ ...ctx, em }, { act: 'member.endSessions', target: `member ${id}`, after: { ended: count } })
    return count
  })
  ctx.affects(id)
  publishSessionsEnded(ctx, id)
  return { ended }
}

/** The letter to the member, in the language of the admin who acts. */
type LetterToMember =
  | { kind: 'suspended'; variables: { username: string; until: string; reason: string } }
  | { kind: 'released'; variables: { username: string } }

type Act<T> = (member: Member, isAdmin: boolean) => Promise<{ act: string; result: T; letter: LetterToMember }>

// Locks the member's row, so that of two concurrent acts the second sees the result of the first.
function actOnSuspendable<T>(ctx: MemberWork, username: string, act: Act<T>): Promise<T> {
  return atomically(ctx.em, async em => {
    const named = requireFound(await findByUsername(em, username), 'member.not_found')
    const member = requireFound(await lockMember(em, named.id), 'member.not_found')
    const actor = await requireRightNow(em, ctx.viewer, 'suspend')
    requireSuspendable(ctx, actor, member)
    const before = suspensionRecord(member)
    const done = await act(member, actor.isAdmin())
    ctx.affects(member.id)
    await recordAct(
      { ...ctx, em },
      { act: done.act, target: `member ${member.id}`, before, after: suspensionRecord(member) },
    )
    const { site, locale } = ctx
    orderLetter({ em, vault: site.vault, now: site.clock.now() }, { ...done.letter, address: member.email, locale })
    ctx.afterCommit(site.letters.wake)
    return done.result
  })
}

/** Refuses to suspend oneself or an admin. Only admins may suspend a moderator, or change a suspension that an admin gave for more than a week. */
function requireSuspendable({ site }: MemberWork, actor: Member, member: Member): void {
  if (actor.id === member.id) throw new Refusal('conflict', 'member.not_yourself')
  if (member.isAdmin()) throw new Refusal('conflict', 'member.suspension_of_admin')
  if (actor.isAdmin()) return
  const isLong = member.suspendedUntil != null && member.suspendedUntil > after(site.clock.now(), moderatorMaximum)
  if (isLong || member.role !== 'user') throw new Refusal('forbidden', 'session.no_right')
}

const suspensionRecord = ({ suspendedUntil, suspendedFor }: Member) =>
  suspendedUntil == null ? null : { until: suspendedUntil.toISOString(), reason: suspendedFor ?? '' }

export const viewSuspension = ({ username, role, suspendedUntil, suspendedFor }: Member): Suspension => ({
  username,
  role,
  until: (suspendedUntil ?? new Date(0)).toISOString(),
  reason: suspendedFor ?? '',
})
