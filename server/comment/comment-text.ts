import { guest } from '../kernel/viewer.ts'
import { noteOutcome } from '../review/live-text.ts'
import { defineText } from '../text/define-text.ts'
import { Comment } from './comment.entity.ts'
import { likesAmong, shownSince } from './comment.queries.ts'
import { viewComment } from './comment.view.ts'
import { isSeen } from './seen-comment.ts'

export const commentText = defineText({
  type: 'comment',
  entity: Comment,
  load: (em, comments) => em.populate(comments, ['author', 'article', 'parent']),
  title: ({ article }) => article.title,
  content: ({ content }) => content,
  link: ({ id }) => `/comments/${id}`,
  kept: ({ content, status, article }) => ({ content, status, articleId: article.id }),
  standsInPublic: ({ article, parent }) => article.isPublished() && (!parent || parent.status === 'approved'),
  isSeen,
  refusals: { notFound: 'comment.not_found', notYours: 'comment.not_yours' },
  noted: noteOutcome,
  live: {
    scope: ({ article }) => article.id,
    shownAt: ({ shownAt }) => shownAt,
    view: comment => viewComment(guest, comment, new Set()),
    since: shownSince,
  },
  likes: likesAmong,
  personal: {
    name: 'comments',
    exported: ({ id, article, parent, content }) => ({
      id,
      articleId: article.id,
      parentId: parent?.id ?? null,
      content,
    }),
  },
})
