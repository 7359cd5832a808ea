import { isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { languageOfHtml } from '../markdown/written-language.ts'
import { writerOf } from '../member/writer.ts'
import type { Post } from '../post/post.entity.ts'
import { standingOf } from '../review/review.entity.ts'
import { canChange, canSee, knowsStanding } from '../review/review.policy.ts'
import type { Reply } from './reply.entity.ts'
import type { ReplyCard } from './reply.schema.ts'

/** A reply as this viewer sees it; its post with the board, unless that is given, its author and what it answers must be loaded. */
export const viewReply = (
  viewer: Viewer,
  reply: Reply,
  liked: ReadonlySet<number>,
  post: Post = reply.post,
): ReplyCard => ({
  id: reply.id,
  postId: post.id,
  floor: reply.floor,
  content: reply.content,
  html: reply.html,
  language: languageOfHtml('', reply.html, post.language),
  images: reply.images,
  user: writerOf(reply),
  userId: writerOf(reply).id,
  ...answeredBy(viewer, reply),
  likes: reply.likes,
  isLiked: liked.has(reply.id),
  status: reply.status,
  ...(knowsStanding(viewer, reply) ? standingOf(reply) : {}),
  createdAt: reply.createdAt.toISOString(),
  can: {
    reply: isSignedIn(viewer) && reply.status === 'approved' && post.isOpen(),
    delete: canChange(viewer, reply),
  },
})

// What is hidden must not be told by what answers it.
function answeredBy(
  viewer: Viewer,
  { parent, addressee }: Reply,
): Pick<ReplyCard, 'replyTo' | 'replyToUser' | 'parentId'> {
  const alone = { replyTo: null, replyToUser: addressee ? { username: addressee.username } : null, parentId: null }
  if (!parent || !canSee(viewer, parent)) return alone
  const { username } = writerOf(parent)
  return { replyTo: { id: parent.id, floor: parent.floor, username }, replyToUser: { username }, parentId: parent.id }
}
