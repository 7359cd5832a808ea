import { z } from 'zod'
import { runIdempotently } from '../rpc/idempotency.ts'
import { anyone, limited, member, router, withRight } from '../rpc/procedures.ts'
import { removeProcedure } from '../rpc/remove-procedure.ts'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { byId, pageOf } from '../kernel/primitives.schema.ts'
import { requireFound } from '../kernel/refusal.ts'
import { likedAmong } from '../like/like.queries.ts'
import { likeProcedures } from '../like/like-procedures.ts'
import { textsOfCohort } from '../member/cohort.schema.ts'
import { listOfMember } from '../member/member-page.schema.ts'
import { requireCohort } from '../member/require-cohort.ts'
import { requireMemberPage } from '../member/require-member-page.ts'
import { blessingText } from './blessing-text-kind.ts'
import type { Blessing } from './blessing.entity.ts'
import {
  blessingsBy,
  blessingsOfCohort,
  blessingsShownOnWall,
  countApproved,
  findBlessing,
  namedBlessings,
  randomBlessings,
} from './blessing.queries.ts'
import * as schema from './blessing.schema.ts'
import { viewBlessing } from './blessing.view.ts'
import { editBlessing, sendBlessing } from './send-blessing.ts'

// The wall of blessings.
export const blessingRouter = router({
  send: member
    .input(schema.submitBlessing)
    .output(schema.blessingCard)
    .use(limited('blessing'))
    .mutation(({ ctx, input }) =>
      runIdempotently(ctx, 'blessing.send', schema.blessingCard, async () =>
        blessingCard(ctx, await sendBlessing(ctx, input)),
      ),
    ),

  list: anyone
    .input(schema.listBlessings)
    .output(schema.blessingList)
    .query(async ({ ctx, input }) => {
      const [blessings, total] = await blessingsShownOnWall(ctx, input)
      const last = blessings.length < input.limit ? undefined : blessings.at(-1)
      return { blessings: await cards(ctx, blessings), ...pageOf(total, input), nextCursor: last?.id ?? null }
    }),

  random: anyone
    .input(schema.drawBlessings)
    .output(z.array(schema.blessingCard))
    .query(async ({ ctx, input }) => cards(ctx, await randomBlessings(ctx.em, input.language, input.limit))),

  /** How many blessings are on the wall, of one language or of all. */
  total: anyone
    .input(schema.countBlessings)
    .output(z.int())
    .query(({ ctx: { em }, input }) => countApproved(em, input.language)),

  byId: anyone
    .input(byId)
    .output(schema.blessingCard)
    .query(async ({ ctx, input }) => blessingCard(ctx, await requireVisibleBlessing(ctx, input.id))),

  /** A member's own blessings, newest first, of any status, anonymous ones included. */
  mine: member
    .input(schema.listOwnBlessings)
    .output(schema.blessingList)
    .query(async ({ ctx, input }) => {
      const [blessings, total] = await blessingsBy(ctx.em, ctx.viewer.id, input)
      return { blessings: await cards(ctx, blessings), ...pageOf(total, input), nextCursor: null }
    }),

  /** A member's blessings under their name, newest first, if the viewer may open the member's page. */
  ofMember: anyone
    .input(listOfMember)
    .output(schema.blessingList)
    .query(async ({ ctx, input }) => {
      const { id } = await requireMemberPage(ctx, input)
      const [blessings, total] = await namedBlessings(ctx.em, id, input)
      return { blessings: await cards(ctx, blessings), ...pageOf(total, input), nextCursor: null }
    }),

  /** The newest signed blessings of a class or a department, by members whose page the viewer may see. */
  ofCohort: anyone
    .input(textsOfCohort)
    .output(z.array(schema.blessingCard))
    .query(async ({ ctx, input }) =>
      cards(ctx, await blessingsOfCohort(ctx.em, requireCohort(ctx.viewer, input), input.limit)),
    ),

  edit: member
    .input(schema.editBlessing)
    .output(schema.blessingCard)
    .use(limited('blessing'))
    .mutation(async ({ ctx, input }) => blessingCard(ctx, await editBlessing(ctx, input))),

  remove: removeProcedure(blessingText.remove),

  ...likeProcedures('blessing', requireVisibleBlessing, () => 0),

  review: withRight('review')
    .input(schema.reviewBlessing)
    .output(schema.blessingCard)
    .mutation(async ({ ctx, input }) => blessingCard(ctx, await blessingText.review(ctx, input))),
})

async function requireVisibleBlessing({ em, viewer }: ProcedureContext, id: number): Promise<Blessing> {
  return requireFound(await findBlessing(em, viewer, id), 'blessing.not_found')
}

async function cards({ em, viewer }: ProcedureContext, blessings: readonly Blessing[]): Promise<schema.BlessingCard[]> {
  const liked = await likedAmong(em, viewer, 'blessing', blessings)
  return blessings.map(blessing => viewBlessing(viewer, blessing, liked))
}

async function blessingCard(ctx: ProcedureContext, blessing: Blessing): Promise<schema.BlessingCard> {
  return viewBlessing(ctx.viewer, blessing, await likedAmong(ctx.em, ctx.viewer, 'blessing', [blessing]))
}
