import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { requireFound } from '../kernel/refusal.ts'
import type { Post } from './post.entity.ts'
import { lockPost } from './post.queries.ts'
import type * as schema from './post.schema.ts'

const flags = { pin: 'isSticky', feature: 'isHighlighted', lock: 'isLocked' } as const

/**
 * Sets a flag of a post, or toggles it when no value is sent; setting the same value again changes nothing. The lock on the row lets a reply in
 * progress finish before the post is locked.
 */
export function setPinFeatureOrLock(
  ctx: MemberWork,
  act: keyof typeof flags,
  { id, value }: z.output<typeof schema.setPinFeatureOrLock>,
): Promise<Post> {
  const flag = flags[act]
  return atomically(ctx.em, async em => {
    const post = requireFound(await lockPost(em, id), 'post.not_found')
    const before = post[flag]
    post[flag] = value ?? !before
    if (post[flag] !== before)
      await recordAct(
        { ...ctx, em },
        { act: `post.${act}`, target: `post ${id}`, before: { [flag]: before }, after: { [flag]: post[flag] } },
      )
    return post
  })
}
