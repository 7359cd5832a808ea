import { z } from 'zod'
import { runIdempotently } from '../rpc/idempotency.ts'
import { router, withRight } from '../rpc/procedures.ts'
import { removedMany } from '../admin/admin.schema.ts'
import { byId, nothing, pageOf } from '../kernel/primitives.schema.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import { findMember, findMembers, listMembers, suspendedMembers } from '../member/member.queries.ts'
import { ownMember } from '../member/member.schema.ts'
import * as suspending from '../member/suspension.schema.ts'
import { sessionsEnded } from '../session/session.schema.ts'
import { createMember, editMember } from './manage-members.ts'
import * as managed from './managed-member.schema.ts'
import { countRemovedByOthers, countTextsOf } from './member-record.queries.ts'
import { deleteAccounts } from './delete-accounts.ts'
import { endSessionsOf, releaseMember, suspendMember, viewSuspension } from './suspend-member.ts'

/** Procedures that staff use on the accounts of others. Part of `member` in server/router.ts. */
export const managedMemberRouter = router({
  /** All members, newest first, with the fields that admins see. */
  list: withRight('members')
    .input(managed.listMembers)
    .output(managed.memberList)
    .query(async ({ ctx: { em }, input }) => {
      const [members, total] = await listMembers(em, input, input)
      return { users: members.map(one => one.profile()), ...pageOf(total, input) }
    }),

  byId: withRight('members')
    .meta({ asSent: true })
    .input(byId)
    .output(ownMember)
    .query(async ({ ctx: { em }, input: { id } }) =>
      requireFound(await findMember(em, id), 'member.not_found').profile(),
    ),

  /** Numbers of the member's texts by kind and status, and the suspension if there is one. */
  record: withRight('members')
    .input(byId)
    .output(managed.memberRecord)
    .query(async ({ ctx: { em, site }, input: { id } }) => {
      const member = requireFound(await findMember(em, id), 'member.not_found')
      return {
        texts: await countTextsOf(em, id),
        removed: await countRemovedByOthers(em, id),
        suspension: member.isSuspended(site.clock.now()) ? viewSuspension(member) : null,
      }
    }),

  /** The members who are about to be removed together, without those already removed. */
  chosen: withRight('members')
    .input(managed.chosenMembers)
    .output(z.array(ownMember))
    .query(async ({ ctx: { em }, input: { ids } }) => (await findMembers(em, ids)).map(one => one.profile())),

  create: withRight('members')
    .meta({ event: 'account_made' })
    .input(managed.createMember)
    .output(ownMember)
    .mutation(({ ctx, input }) => runIdempotently(ctx, 'member.create', ownMember, () => createMember(ctx, input))),

  edit: withRight('members')
    .meta({ event: 'account_edited' })
    .input(managed.editMember)
    .output(ownMember)
    .mutation(({ ctx, input: { id, ...changed } }) => editMember(ctx, id, changed)),

  setRole: withRight('members')
    .meta({ event: 'account_edited' })
    .input(managed.setRole)
    .output(ownMember)
    .mutation(({ ctx, input: { id, role } }) => editMember(ctx, id, { role, password: undefined })),

  suspensions: withRight('suspend')
    .input(suspending.listSuspensions)
    .output(suspending.suspensionList)
    .query(async ({ ctx: { em, site }, input }) => {
      const [members, total] = await suspendedMembers(em, site.clock.now(), input)
      return { suspensions: members.map(viewSuspension), ...pageOf(total, input) }
    }),

  suspend: withRight('suspend')
    .meta({ event: 'suspension' })
    .input(suspending.suspend)
    .output(suspending.suspension)
    .mutation(({ ctx, input }) => suspendMember(ctx, input)),

  release: withRight('suspend')
    .meta({ event: 'suspension' })
    .input(suspending.suspendedMember)
    .output(nothing)
    .mutation(({ ctx, input }) => releaseMember(ctx, input.username)),

  endSessions: withRight('members')
    .meta({ event: 'sessions_ended' })
    .input(byId)
    .output(sessionsEnded)
    .mutation(({ ctx, input }) => endSessionsOf(ctx, input.id)),

  remove: withRight('members')
    .meta({ event: 'account_removed' })
    .input(managed.removeMember)
    .output(nothing)
    .mutation(async ({ ctx, input: { id, texts } }) => {
      if ((await deleteAccounts(ctx, { ids: [id], texts })) === 0) throw new Refusal('missing', 'member.not_found')
      return null
    }),

  removeMany: withRight('members')
    .meta({ event: 'account_removed' })
    .input(managed.removeMembers)
    .output(removedMany)
    .mutation(async ({ ctx, input }) => ({ deletedCount: await deleteAccounts(ctx, input) })),
})
