import { actsOn, type Moderated, type ModeratedNoun } from '../review/moderated.ts'
import type { Comment } from './comment.entity.ts'
import { theseComments, waitingComments } from './comment.queries.ts'
import { reviewedComments } from './review-comment.ts'

const isPublic = ({ status, article, parent }: Comment) =>
  status === 'approved' && article.isPublished() && (!parent || parent.status === 'approved')

const inHand = (comment: Comment): Moderated => ({
  ...actsOn(reviewedComments, comment, {
    content: comment.content,
    status: comment.status,
    articleId: comment.article.id,
  }),
  isPublic: isPublic(comment),
  author: comment.author ?? null,
  title: comment.article.title,
  content: comment.content,
  link: `/comments/${comment.id}`,
  createdAt: comment.createdAt,
  changedAt: comment.createdAt,
})

export const moderatedComments: ModeratedNoun = {
  those: async (em, ids, how) => (await theseComments(em, ids, how)).map(inHand),
  async waiting(em, limit) {
    const [comments, total] = await waitingComments(em, limit)
    return [comments.map(inHand), total]
  },
}
