import type { AppLoadContext } from '@remix-run/node'
import type { FollowTarget } from '#server/follow/follow.schema.ts'
import { orWhenFailed } from './fallbacks.ts'

/** Whether the reader follows this; null for guests, who follow nothing, and where it could not be read. */
export async function followOf(
  { api, isMember, reportFault }: AppLoadContext,
  type: FollowTarget,
  id: number,
): Promise<boolean | null> {
  if (!isMember()) return null
  const state = await orWhenFailed(api.follow.state({ type, id }), null, fault => reportFault(fault, '/follows'))
  return state?.isFollowed ?? null
}
