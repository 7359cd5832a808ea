import { limited, member } from '../rpc/procedures.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { byId } from '../kernel/primitives.schema.ts'
import { goneMeanwhile } from '../member/require-member.ts'
import { likeState } from './like.schema.ts'
import type { LikedType } from '../kernel/text-kinds.schema.ts'
import { setLike } from './set-like.ts'

/**
 * Like and unlike of one noun; `seen` refuses what this member does not see, `scopeOf` names the article or post whose page shows it: live
 * pages are told of the new count.
 */
export function likeProcedures<Text>(
  type: LikedType,
  seen: (ctx: MemberWork, id: number) => Promise<Text>,
  scopeOf: (text: Text) => number,
) {
  const set = (isLiked: boolean) =>
    member
      .input(byId)
      .output(likeState)
      .use(limited('like'))
      .mutation(async ({ ctx, input: { id } }) => {
        const scope = scopeOf(await seen(ctx, id))
        const state = await setLike(ctx, { type, id, isLiked })
        if (state === null) throw await goneMeanwhile(ctx.em, ctx.viewer, `${type}.not_found`)
        ctx.afterCommit(() => ctx.site.bus.publish('likesChanged', { type, id, scope }))
        return state
      })
  return { like: set(true), unlike: set(false) }
}
