import { noteOutcome } from '../review/live-text.ts'
import { defineText } from '../text/define-text.ts'
import { Comment } from './comment.entity.ts'
import { isSeen } from './seen-comment.ts'

export const commentText = defineText({
  name: 'comment',
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
  published: (site, { id, article }) => site.bus.publish('commentShown', { id, articleId: article.id }),
})
