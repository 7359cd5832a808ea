import type { z } from 'zod'
import type { Viewer } from '../kernel/viewer.ts'
import { canSee } from '../review/text-access.policy.ts'
import type { Mute } from './mute.entity.ts'
import type { mute } from './mute.schema.ts'

/** Shows what a member has muted. The name is null for a post that is hidden from them now. Post and member must be loaded. */
export function viewMute(viewer: Viewer, { post, mutedMember, createdAt }: Mute): z.infer<typeof mute> | undefined {
  const since = { createdAt: createdAt.toISOString() }
  if (post) return { type: 'post', id: post.id, name: canSee(viewer, post) ? post.title : null, ...since }
  return mutedMember ? { type: 'member', id: mutedMember.id, name: mutedMember.username, ...since } : undefined
}
