import type { AppLoadContext } from '@remix-run/node'
import { orWhenFailed } from './fallback-on-failure.ts'

interface Opened {
  id: number
  status: string
  readFloor?: number | undefined
}

/** Stores how far a member has read a post, as the highest floor of the page. Makes no call when that is already stored. */
export async function noteReadPosition(
  { api, isMember, reportFault }: AppLoadContext,
  { id, status, readFloor = -1 }: Opened,
  replies: readonly { floor: number }[],
): Promise<void> {
  const floor = Math.max(0, ...replies.map(result => result.floor))
  if (!isMember() || status !== 'approved' || floor <= readFloor) return
  await orWhenFailed(api.post.visit({ id, floor }), null, fault => reportFault(fault, '/forum/post'))
}
