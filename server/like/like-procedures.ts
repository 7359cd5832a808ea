import { limited, member } from '../api/procedures.ts'
import type { MemberWork } from '../api/work.ts'
import { byId } from '../kernel/primitives.schema.ts'
import { found } from '../kernel/refusal.ts'
import { likeState, type LikeTarget } from './like.schema.ts'
import { setLike } from './set-like.ts'

/** Like and unlike of one noun; `seen` refuses what this member does not see. */
export function likeProcedures(type: LikeTarget, seen: (ctx: MemberWork, id: number) => Promise<unknown>) {
  const set = (isLiked: boolean) =>
    member
      .input(byId)
      .output(likeState)
      .use(limited('like'))
      .mutation(async ({ ctx, input: { id } }) => {
        await seen(ctx, id)
        return found(await setLike(ctx, { type, id, isLiked }), `${type}.not_found`)
      })
  return { like: set(true), unlike: set(false) }
}
