import { hasMuted, isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { toAuthorCard } from '../member/author-card.ts'
import { reviewStateOf } from '../review/review.entity.ts'
import { canChange, canSeeReviewState } from '../review/text-access.policy.ts'
import type { Comment } from './comment.entity.ts'
import type { Replies } from './comment.queries.ts'
import type { CommentCard, ReplyCard } from './comment.schema.ts'

export const viewReply = (viewer: Viewer, comment: Comment, liked: ReadonlySet<number>): ReplyCard => ({
  id: comment.id,
  articleId: comment.article.id,
  content: comment.content,
  mentions: comment.mentions.filter(({ id }) => !comment.pageless.includes(id)).map(({ id, name }) => ({ id, name })),
  parentId: comment.parent?.id ?? null,
  status: comment.status,
  ...(canSeeReviewState(viewer, comment) ? reviewStateOf(comment) : {}),
  likes: comment.likes,
  isLiked: liked.has(comment.id),
  isWriterMuted: hasMuted(viewer, comment.author),
  user: toAuthorCard(comment.author),
  userId: toAuthorCard(comment.author).id,
  createdAt: comment.createdAt.toISOString(),
  can: { reply: isSignedIn(viewer) && comment.status === 'approved', delete: canChange(viewer, comment) },
})

export const viewComment = (
  viewer: Viewer,
  comment: Comment,
  liked: ReadonlySet<number>,
  answers?: Replies,
): CommentCard => ({
  ...viewReply(viewer, comment, liked),
  replyCount: answers?.total ?? 0,
  replies: answers?.replies.map(reply => viewReply(viewer, reply, liked)) ?? [],
})
