import { lockBoards } from '../board/board.queries.ts'
import { unlinkNames } from '../mention/mentions-in-text.ts'
import { clearRejectedFingerprint } from '../review/after-review-of-live-text.ts'
import { defineText } from '../text/define-text-kind.ts'
import { Post } from './post.entity.ts'
import { namedCount, lockPostsOfMember, likesAmong } from './post.queries.ts'
import { viewSource } from './post.view.ts'

export const postText = defineText({
  type: 'post',
  entity: Post,
  load: (em, posts) => em.populate(posts, ['author', 'board', 'content', 'html']),
  // The triggers of a post update its board.
  lockAfter: (em, posts) =>
    lockBoards(
      em,
      posts.map(({ board }) => board.id),
    ),
  title: ({ title }) => title,
  content: ({ excerpt }) => excerpt,
  fullText: ({ content, html, pageless, images }) => ({ content, html: unlinkNames(html, pageless), images }),
  link: ({ id }) => `/forum/post/${id}`,
  isAnonymous: ({ isAnonymous }) => isAnonymous,
  auditFields: viewSource,
  changedAt: ({ updatedAt }) => updatedAt,
  refusals: { notFound: 'post.not_found', notYours: 'post.not_yours' },
  afterRestore: ({ em, site }, post) => site.search.index(em, post),
  afterReview: clearRejectedFingerprint,
  likes: likesAmong,
  personal: {
    name: 'posts',
    counts: { posts: namedCount },
    exportedFields: ({ id, board, title, content, language, images, isAnonymous, updatedAt }) => ({
      id,
      board: { id: board.id, name: board.name },
      title,
      content,
      language,
      images,
      isAnonymous,
      updatedAt: updatedAt.toISOString(),
    }),
    // Posts are locked before the member, because a new reply locks the post first and then references its author.
    lockBefore: lockPostsOfMember,
  },
})
