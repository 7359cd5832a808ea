import type { z } from 'zod'
import type { Viewer } from '../kernel/viewer.ts'
import { canSee } from '../review/text-access.policy.ts'
import type { Mute } from './mute.entity.ts'
import type { mute } from './mute.schema.ts'

/** What a member has muted, as they see it; the title of a post that has been hidden since is not told. Post and member must be loaded. */
export function viewMute(viewer: Viewer, { post, mutedMember, createdAt }: Mute): z.infer<typeof mute> | undefined {
  const since = { createdAt: createdAt.toISOString() }
  if (post) return { type: 'post', id: post.id, name: canSee(viewer, post) ? post.title : null, ...since }
  return mutedMember ? { type: 'member', id: mutedMember.id, name: mutedMember.username, ...since } : undefined
}
