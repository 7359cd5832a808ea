import { guest } from '../kernel/viewer.ts'
import { afterReviewOfLiveText } from '../review/after-review-of-live-text.ts'
import { defineText } from '../text/define-text-kind.ts'
import { Comment } from './comment.entity.ts'
import { likesAmong, shownSince } from './comment.queries.ts'
import { viewComment } from './comment.view.ts'
import { isVisibleComment } from './require-visible-comment.ts'

export const commentText = defineText({
  type: 'comment',
  entity: Comment,
  load: (em, comments) => em.populate(comments, ['author', 'article', 'parent']),
  title: ({ article }) => article.title,
  content: ({ content }) => content,
  parent: ({ parent }) => (parent ? { content: parent.content, link: `/comments/${parent.id}` } : null),
  link: ({ id }) => `/comments/${id}`,
  auditFields: ({ content, status, article }) => ({ content, status, articleId: article.id }),
  isContextPublic: ({ article, parent }) => article.isPublished() && (!parent || parent.status === 'approved'),
  isVisibleTo: isVisibleComment,
  refusals: { notFound: 'comment.not_found', notYours: 'comment.not_yours' },
  afterReview: afterReviewOfLiveText,
  live: {
    scope: ({ article }) => article.id,
    shownAt: ({ shownAt }) => shownAt,
    view: comment => viewComment(guest, comment, new Set()),
    since: shownSince,
  },
  likes: likesAmong,
  personal: {
    name: 'comments',
    exportedFields: ({ id, article, parent, content }) => ({
      id,
      articleId: article.id,
      parentId: parent?.id ?? null,
      content,
    }),
  },
})
