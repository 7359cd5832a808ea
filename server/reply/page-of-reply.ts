import type { z } from 'zod'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { canChange, canSee } from '../review/text-access.policy.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import { findVisiblePost } from '../post/post.queries.ts'
import { countEarlier, findAtFloor, findFloor } from './reply.queries.ts'
import type { Reply } from './reply.entity.ts'
import { listReplies, type atFloor, type floorFound, type replyPlace } from './reply.schema.ts'
import { requireVisibleReply } from './write-reply.ts'

const repliesPerPage = listReplies.shape.limit.parse(undefined)

/** Returns where a reply, or the floor of a deleted one, stands for this viewer: the page of the post's replies by floor. Used by permanent links. */
export async function placeOf(ctx: ProcedureContext, id: number): Promise<z.output<typeof replyPlace>> {
  const reply = await requireExistingReply(ctx, id)
  const earlier = await countEarlier(ctx.em, ctx.viewer, reply)
  return {
    postId: reply.post.id,
    floor: reply.floor,
    page: Math.floor(earlier / repliesPerPage) + 1,
    content: reply.content,
    can: { delete: !reply.isRemoved && canChange(ctx.viewer, reply) },
  }
}

async function requireExistingReply(ctx: ProcedureContext, id: number): Promise<Reply> {
  const floor = await findFloor(ctx.em, id)
  if (floor?.isRemoved !== true) return requireVisibleReply(ctx, id)
  if (!canSee(ctx.viewer, floor.post)) throw new Refusal('missing', 'reply.not_found')
  return floor
}

/** Returns where a floor of a post stands for this viewer, or the nearest one that they may see. */
export async function placeOfFloor(
  { em, viewer }: ProcedureContext,
  asked: z.output<typeof atFloor>,
): Promise<z.output<typeof floorFound>> {
  requireFound(await findVisiblePost(em, viewer, asked.postId), 'post.not_found')
  const reply = requireFound(await findAtFloor(em, viewer, asked), 'reply.not_found')
  const earlier = await countEarlier(em, viewer, reply)
  return { id: reply.id, floor: reply.floor, page: Math.floor(earlier / repliesPerPage) + 1 }
}
