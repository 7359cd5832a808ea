import { z } from 'zod'
import { once } from '../api/once.ts'
import { anyone, limited, member, router, withRight } from '../api/procedures.ts'
import { removedMany } from '../admin/admin.schema.ts'
import { byId, nothing, pageOf } from '../kernel/primitives.schema.ts'
import { found, Refusal } from '../kernel/refusal.ts'
import {
  changeEmail,
  changePassword,
  codeSent,
  deleteAccount,
  emailChanged,
  forgotPassword,
  resetByLink,
  resetPassword,
  restoreAddress,
  sendCode,
} from './account.schema.ts'
import { sessionsEnded } from '../session/session.schema.ts'
import { requireMember } from './require-member.ts'
import { change, changeAddress, sendOwnCode } from './change-account.ts'
import { cohortMembers, listCohort } from './cohort.schema.ts'
import { membersOfCohort } from './cohort.queries.ts'
import { memberExport } from './export.schema.ts'
import { exportAll, leave } from './leave.ts'
import { create, edit } from './manage-members.ts'
import { byUsername, memberPage } from './member-page.schema.ts'
import * as managed from './managed-member.schema.ts'
import { findMember, findMembers, listMembers, suspendedMembers } from './member.queries.ts'
import { ownMember, register, registered } from './member.schema.ts'
import { profile, updateProfile } from './profile.schema.ts'
import { profileOf } from './profile-of.ts'
import { readPage } from './read-page.ts'
import { forget, reset, resetWithLink } from './recover-password.ts'
import { registerMember } from './register-member.ts'
import { removeAll } from './remove-members.ts'
import { requireCohort } from './require-cohort.ts'
import { requirePage } from './require-page.ts'
import { restore } from './restore-address.ts'
import { endSessionsOf, release, suspend, viewSuspension } from './suspend-member.ts'
import * as suspending from './suspension.schema.ts'
import { update } from './update-profile.ts'

const account = limited('account')

export const memberRouter = router({
  register: anyone
    .meta({ event: 'registration' })
    .input(register)
    .output(registered)
    .use(limited('registration'))
    .mutation(({ ctx, input }) => once(ctx, 'member.register', registered, () => registerMember(ctx, input))),

  me: member.output(ownMember).query(async ({ ctx: { em, viewer } }) => (await requireMember(em, viewer)).profile()),

  /** The member with what they have contributed (docs/product.md#profile). */
  profile: member.output(profile).query(async ({ ctx }) => profileOf(ctx, await requireMember(ctx.em, ctx.viewer))),

  /** The page of a member, for those to whom they show it. */
  page: anyone
    .input(byUsername)
    .output(memberPage)
    .query(async ({ ctx, input }) => readPage(ctx, await requirePage(ctx, input))),

  /** A page of the members of a class year or of a department who let it be seen. */
  ofCohort: anyone
    .input(listCohort)
    .output(cohortMembers)
    .query(async ({ ctx: { em, viewer }, input }) => {
      const [members, total] = await membersOfCohort(em, requireCohort(viewer, input), input)
      return { members: members.map(one => one.cohortCard()), ...pageOf(total, input) }
    }),

  updateProfile: member
    .input(updateProfile)
    .output(profile)
    .mutation(({ ctx, input }) => update(ctx, input)),

  forgotPassword: anyone
    .meta({ whileSuspended: true, event: 'reset_asked' })
    .input(forgotPassword)
    .output(nothing)
    .mutation(({ ctx, input }) => forget(ctx, input)),

  resetPassword: anyone
    .meta({ whileSuspended: true, event: 'reset' })
    .input(resetPassword)
    .output(nothing)
    .use(account)
    .mutation(({ ctx, input }) => reset(ctx, input)),

  /** With the link of the letter, for pages and scripts alike. */
  resetByLink: anyone
    .meta({ whileSuspended: true, event: 'reset' })
    .input(resetByLink)
    .output(nothing)
    .use(account)
    .mutation(({ ctx, input }) => resetWithLink(ctx, input)),

  restoreAddress: anyone
    .meta({ whileSuspended: true, event: 'address' })
    .input(restoreAddress)
    .output(emailChanged)
    .use(account)
    .mutation(({ ctx, input }) => restore(ctx, input)),

  sendCode: member
    .meta({ whileSuspended: true, event: 'code_sent' })
    .input(sendCode)
    .output(codeSent)
    .use(account)
    .mutation(({ ctx, input }) => sendOwnCode(ctx, input)),

  changePassword: member
    .meta({ whileSuspended: true, event: 'password' })
    .input(changePassword)
    .output(nothing)
    .use(account)
    .mutation(({ ctx, input }) => change(ctx, input)),

  changeEmail: member
    .meta({ whileSuspended: true, event: 'address' })
    .input(changeEmail)
    .output(emailChanged)
    .use(account)
    .mutation(({ ctx, input }) => changeAddress(ctx, input)),

  export: member
    .meta({ event: 'export' })
    .output(memberExport)
    .query(({ ctx }) => exportAll(ctx)),

  deleteAccount: member
    .meta({ whileSuspended: true, event: 'account_closed' })
    .input(deleteAccount)
    .output(nothing)
    .use(account)
    .mutation(({ ctx, input }) => leave(ctx, input)),

  /** Every member as admins see them, who came last first. */
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
    .query(async ({ ctx: { em }, input: { id } }) => found(await findMember(em, id), 'member.not_found').profile()),

  /** Those who are about to be removed together; who is gone is left out. */
  chosen: withRight('members')
    .input(managed.chosenMembers)
    .output(z.array(ownMember))
    .query(async ({ ctx: { em }, input: { ids } }) => (await findMembers(em, ids)).map(one => one.profile())),

  create: withRight('members')
    .meta({ event: 'account_made' })
    .input(managed.createMember)
    .output(ownMember)
    .mutation(({ ctx, input }) => once(ctx, 'member.create', ownMember, () => create(ctx, input))),

  edit: withRight('members')
    .meta({ event: 'account_edited' })
    .input(managed.editMember)
    .output(ownMember)
    .mutation(({ ctx, input: { id, ...changed } }) => edit(ctx, id, changed)),

  setRole: withRight('members')
    .meta({ event: 'account_edited' })
    .input(managed.setRole)
    .output(ownMember)
    .mutation(({ ctx, input: { id, role } }) => edit(ctx, id, { role, password: undefined })),

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
    .mutation(({ ctx, input }) => suspend(ctx, input)),

  release: withRight('suspend')
    .meta({ event: 'suspension' })
    .input(suspending.suspendedMember)
    .output(nothing)
    .mutation(({ ctx, input }) => release(ctx, input.username)),

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
      if ((await removeAll(ctx, { ids: [id], texts })) === 0) throw new Refusal('missing', 'member.not_found')
      return null
    }),

  removeMany: withRight('members')
    .meta({ event: 'account_removed' })
    .input(managed.removeMembers)
    .output(removedMany)
    .mutation(async ({ ctx, input }) => ({ deletedCount: await removeAll(ctx, input) })),
})
