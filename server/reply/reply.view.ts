import { hasMuted, isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { hasHistory } from '../history/read-history.ts'
import { guessLanguageOfHtml } from '../markdown/guess-language.ts'
import { authorOf } from '../member/author-of-text.ts'
import { unlinkNames } from '../mention/mentions-in-text.ts'
import type { Post } from '../post/post.entity.ts'
import { reviewStateOf } from '../review/review.entity.ts'
import { canChange, canSee, canSeeReviewState } from '../review/text-access.policy.ts'
import type { Reply } from './reply.entity.ts'
import { canEdit } from './reply.policy.ts'
import type { ReplyCard } from './reply.schema.ts'

/** The facts about a viewer that the view of a reply depends on. */
export interface ReplyViewContext {
  viewer: Viewer
  now: Date
  /** The replies that the viewer likes. */
  liked: ReadonlySet<number>
}

/** Shows a reply to this viewer. Its author, the reply that it answers, and its post with the board (unless given) must be loaded. */
export const viewReply = (
  { viewer, now, liked }: ReplyViewContext,
  reply: Reply,
  post: Post = reply.post,
): ReplyCard => ({
  id: reply.id,
  postId: post.id,
  floor: reply.floor,
  content: reply.content,
  html: unlinkNames(reply.html, reply.pageless),
  language: guessLanguageOfHtml('', reply.html, post.language),
  images: reply.images,
  user: authorOf(reply),
  userId: authorOf(reply).id,
  ...answeredBy(viewer, reply),
  answerCount: reply.answerCount,
  isRemoved: reply.isRemoved,
  likes: reply.likes,
  isLiked: liked.has(reply.id),
  isWriterMuted: hasMuted(viewer, reply.author),
  status: reply.status,
  ...(canSeeReviewState(viewer, reply) ? reviewStateOf(reply) : {}),
  createdAt: reply.createdAt.toISOString(),
  editedAt: reply.editedAt?.toISOString() ?? null,
  can: {
    reply: isSignedIn(viewer) && reply.status === 'approved' && post.isOpen(),
    edit: canEdit(viewer, reply, post, now),
    delete: !reply.isRemoved && canChange(viewer, reply),
    history: !reply.isRemoved && hasHistory(viewer, reply),
  },
})

// A reply must not reveal a hidden reply that it answers.
function answeredBy(
  viewer: Viewer,
  { parent, addressee, quote: words }: Reply,
): Pick<ReplyCard, 'replyTo' | 'replyToUser' | 'parentId' | 'answersRemoved' | 'quote'> {
  const quote = words ?? null
  const alone = {
    replyTo: null,
    replyToUser: addressee ? { username: addressee.username } : null,
    parentId: null,
    answersRemoved: null,
    quote,
  }
  if (parent?.isRemoved === true) return { ...alone, answersRemoved: parent.floor }
  if (!parent) return alone
  if (!canSee(viewer, parent)) return { ...alone, quote: null }
  const { username } = authorOf(parent)
  return {
    replyTo: { id: parent.id, floor: parent.floor, username },
    replyToUser: { username },
    parentId: parent.id,
    answersRemoved: null,
    quote,
  }
}
