import type { Locale } from '../rpc/context.ts'
import { hasMuted, isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { hasHistory } from '../history/read-history.ts'
import { authorShownTo } from '../member/author-of-text.ts'
import { unlinkNames } from '../mention/mentions-in-text.ts'
import { reviewStateOf } from '../review/review.entity.ts'
import { canChange, canSeeReviewState } from '../review/text-access.policy.ts'
import type { Post } from './post.entity.ts'
import type { ReaderMarks, ReaderState } from './unread.queries.ts'
import type { FullPost, ListedPost, PostCard, PostSource } from './post.schema.ts'

/** The facts about a viewer that the view of a post depends on. */
interface PostViewContext extends ReaderState {
  viewer: Viewer
  locale: Locale
  /** The posts that the viewer has muted. */
  muted: ReadonlySet<number>
}

/** Shows a post to this viewer. Only admins see who wrote an anonymous one (docs/product.md#anonymous). */
export function viewPost({ viewer, locale, liked, read, muted }: PostViewContext, post: Post): PostCard {
  const reading = read.get(post.id)
  const mayChange = canChange(viewer, post)
  const user = authorShownTo(viewer, post)
  return {
    id: post.id,
    boardId: post.board.id,
    board: { id: post.board.id, name: post.board.nameIn(locale), isOpen: post.board.isOpen() },
    title: post.title,
    excerpt: post.excerpt,
    images: post.images,
    isAnonymous: post.isAnonymous,
    user,
    userId: user.id,
    views: post.views,
    likes: post.likes,
    replyCount: post.replyCount,
    isLiked: liked.has(post.id),
    isMuted: muted.has(post.id),
    isWriterMuted: !post.isAnonymous && hasMuted(viewer, post.author),
    isSticky: post.isSticky,
    isHighlighted: post.isHighlighted,
    isLocked: post.isLocked,
    status: post.status,
    ...(canSeeReviewState(viewer, post) ? reviewStateOf(post) : {}),
    language: post.language,
    lastReplyAt: post.lastReplyAt?.toISOString() ?? null,
    ...(reading && { readFloor: reading.floor, unreadCount: reading.unread }),
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    editedAt: post.editedAt?.toISOString() ?? null,
    can: {
      edit: mayChange,
      delete: mayChange,
      reply: isSignedIn(viewer) && post.isOpen(),
      moderate: may(viewer, 'flags'),
      history: hasHistory(viewer, post),
    },
  }
}

/** Shows a post in a list. Its beginning must be loaded. */
export const viewListedPost = (context: PostViewContext, post: Post): ListedPost => ({
  ...viewPost(context, post),
  content: post.beginning,
})

/** Shows a post with its texts, which must be loaded. */
export function viewFullPost(context: PostViewContext & { marks?: ReaderMarks }, post: Post): FullPost {
  const newSince = context.read.get(post.id)?.since ?? undefined
  return {
    ...viewPost(context, post),
    content: post.content,
    html: unlinkNames(post.html, post.pageless),
    version: post.version,
    ...(newSince === undefined ? {} : { newSince }),
    ...context.marks,
  }
}

export const viewSource = (post: Post): PostSource => ({
  id: post.id,
  boardId: post.board.id,
  title: post.title,
  content: post.content,
  images: post.images,
  isAnonymous: post.isAnonymous,
  language: post.chosenLanguage ?? null,
  version: post.version,
})
