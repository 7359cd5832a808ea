import type { Locale } from '../rpc/context.ts'
import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { writerFor } from '../member/writer.ts'
import { standingOf } from '../review/review.entity.ts'
import { canChange, knowsStanding } from '../review/review.policy.ts'
import type { Post } from './post.entity.ts'
import type { FullPost, ListedPost, PostCard, PostSource } from './post.schema.ts'

/** What a view of posts depends on beside the post. */
export interface Eye {
  viewer: Viewer
  locale: Locale
  /** Which posts the viewer likes. */
  liked: ReadonlySet<number>
}

/** A post as this viewer sees it. Who wrote an anonymous one is told to admins alone (docs/product.md#anonymous). */
export function viewPost({ viewer, locale, liked }: Eye, post: Post): PostCard {
  const mayChange = canChange(viewer, post)
  const user = writerFor(viewer, post)
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
    isSticky: post.isSticky,
    isHighlighted: post.isHighlighted,
    isLocked: post.isLocked,
    status: post.status,
    ...(knowsStanding(viewer, post) ? standingOf(post) : {}),
    language: post.language,
    lastReplyAt: post.lastReplyAt?.toISOString() ?? null,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    can: {
      edit: mayChange,
      delete: mayChange,
      reply: isSignedIn(viewer) && post.isOpen(),
      moderate: may(viewer, 'flags'),
    },
  }
}

/** A post in a list; its beginning must be loaded. */
export const viewListedPost = (eye: Eye, post: Post): ListedPost => ({
  ...viewPost(eye, post),
  content: post.beginning,
})

/** A post by its id; its texts must be loaded. */
export const viewFullPost = (eye: Eye, post: Post): FullPost => ({
  ...viewPost(eye, post),
  content: post.content,
  html: post.html,
  version: post.version,
})

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
