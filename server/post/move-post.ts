import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { requireFound } from '../kernel/refusal.ts'
import type { Post } from './post.entity.ts'
import { lockPost } from './post.queries.ts'
import type * as schema from './post.schema.ts'
import { boardToMoveTo } from './write-post.ts'

/**
 * Moves a post to another open board; its address stays (docs/product.md#moving-a-post). Moving it to its own board does nothing. The version rises,
 * so that a concurrent edit gets a conflict and does not move the post back.
 */
export function movePost(ctx: MemberWork, { id, boardId }: z.output<typeof schema.movePost>): Promise<Post> {
  return atomically(ctx.em, async em => {
    const post = requireFound(await lockPost(em, id), 'post.not_found')
    const from = post.board
    if (from.id === boardId) return post
    const board = await boardToMoveTo(em, post, boardId)
    Object.assign(post, { board, version: post.version + 1 })
    await ctx.site.search.index(em, post)
    const [before, after] = [from, board].map(({ id: boardId, name }) => ({ boardId, name }))
    await recordAct({ ...ctx, em }, { act: 'post.move', target: `post ${id}`, before, after })
    return post
  })
}
