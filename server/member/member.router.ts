import { anyone, member, router } from '../rpc/procedures.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { cohortMembers, listCohort } from './cohort.schema.ts'
import { membersOfCohort } from './cohort.queries.ts'
import { memberPage, pageByName } from './member-page.schema.ts'
import { ownMember } from './member.schema.ts'
import { profile } from './profile.schema.ts'
import { readProfile } from './read-profile.ts'
import { readMemberPage } from './read-member-page.ts'
import { requireCohort } from './require-cohort.ts'
import { requireMember } from './require-member.ts'
import { requireMemberPage } from './require-member-page.ts'

export const memberRouter = router({
  me: member.output(ownMember).query(async ({ ctx: { em, viewer } }) => (await requireMember(em, viewer)).profile()),

  /** The member with their contributions (docs/product.md#profile). */
  profile: member.output(profile).query(async ({ ctx }) => readProfile(ctx, await requireMember(ctx.em, ctx.viewer))),

  /** The page of a member, if the viewer may open it. */
  page: anyone
    .input(pageByName)
    .output(memberPage)
    .query(async ({ ctx, input }) => readMemberPage(ctx, await requireMemberPage(ctx, input))),

  /** A page of the members of a class year or a department whose page the viewer may see. */
  ofCohort: anyone
    .input(listCohort)
    .output(cohortMembers)
    .query(async ({ ctx: { em, viewer }, input }) => {
      const [members, total] = await membersOfCohort(em, requireCohort(viewer, input), input)
      return { members: members.map(one => one.cohortCard()), ...pageOf(total, input) }
    }),
})
