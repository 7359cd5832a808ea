import { after, minutes } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { may, type Viewer } from '../kernel/viewer.ts'
import type { Post } from '../post/post.entity.ts'
import { canChange, isAuthor } from '../review/text-access.policy.ts'
import type { Reply } from './reply.entity.ts'
import { replyEditableFor } from './reply.schema.ts'

/** Returns until when the author may edit a reply; null for admins, who always may. */
export const editableUntil = (viewer: Viewer, { createdAt }: Pick<Reply, 'createdAt'>): Date | null =>
  may(viewer, 'texts') ? null : after(createdAt, minutes(replyEditableFor))

const isInTime = (viewer: Viewer, reply: Reply, now: Date): boolean => {
  const until = editableUntil(viewer, reply)
  return until === null || now < until
}

/**
 * Returns true if the viewer may edit a reply: its author for a while, as long as replies are taken there; admins always. The post must be loaded
 * with its board.
 */
export const canEdit = (viewer: Viewer, reply: Reply, post: Post, now: Date): boolean =>
  !reply.isRemoved &&
  canChange(viewer, reply) &&
  isInTime(viewer, reply, now) &&
  (may(viewer, 'texts') || post.isOpen())

/** Refuses viewers who see a reply but may not edit it, with the reason. */
export function requireEditable(viewer: Viewer, reply: Reply, now: Date): void {
  if (!canChange(viewer, reply)) throw new Refusal('forbidden', 'reply.not_yours')
  if (isAuthor(viewer, reply) && !isInTime(viewer, reply, now))
    throw new Refusal('conflict', 'reply.too_late', { params: { minutes: replyEditableFor } })
}
