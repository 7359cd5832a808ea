import type { AppLoadContext } from '@remix-run/node'
import { fallbackOnServerError } from './fallback-on-failure.ts'

interface OpenedPost {
  id: number
  status: string
  readFloor?: number | undefined
}

/** Stores how far a member has read a post, as the highest floor of the page. Makes no call when that is already stored. */
export async function storeReadPosition(
  { api, isMember, reportFault }: AppLoadContext,
  { id, status, readFloor = -1 }: OpenedPost,
  replies: readonly { floor: number }[],
): Promise<void> {
  const floor = Math.max(0, ...replies.map(result => result.floor))
  if (!isMember() || status !== 'approved' || floor <= readFloor) return
  await fallbackOnServerError(api.post.visit({ id, floor }), null, fault => reportFault(fault, '/forum/post'))
}
