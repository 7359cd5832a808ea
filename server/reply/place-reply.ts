import type { z } from 'zod'
import type { Context } from '../api/context.ts'
import type { Work } from '../api/work.ts'
import { canChange } from '../review/review.policy.ts'
import { countEarlier } from './reply.queries.ts'
import { listReplies, type replyPlace } from './reply.schema.ts'
import { seen } from './write-reply.ts'

const atOnce = listReplies.shape.limit.parse(undefined)

/** Where a reply stands for this viewer: which page of the post's replies by floor (permanent links). */
export async function placeOf(ctx: Context & Work, id: number): Promise<z.output<typeof replyPlace>> {
  const reply = await seen(ctx, id)
  const earlier = await countEarlier(ctx.em, ctx.viewer, reply)
  return {
    postId: reply.post.id,
    floor: reply.floor,
    page: Math.floor(earlier / atOnce) + 1,
    content: reply.content,
    can: { delete: canChange(ctx.viewer, reply) },
  }
}
