import { limited, member } from '../rpc/procedures.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { byId } from '../kernel/primitives.schema.ts'
import { findRefusalForMissing } from '../member/require-member.ts'
import { likeState } from './like.schema.ts'
import type { LikedType } from '../kernel/text-kind-properties.schema.ts'
import { setLike } from './set-like.ts'

/**
 * The procedures `like` and `unlike` of a kind of text. `seen` refuses texts that the member does not see. `scopeOf` returns the id of the page that
 * shows the text, for the live event with the new count.
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
        if (state === null) throw await findRefusalForMissing(ctx.em, ctx.viewer, `${type}.not_found`)
        ctx.afterCommit(() => ctx.site.bus.publish('likesChanged', { type, id, scope }))
        return state
      })
  return { like: set(true), unlike: set(false) }
}
