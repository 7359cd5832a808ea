import { guest } from '../kernel/viewer.ts'
import { unlinkNames } from '../mention/mentions-in-text.ts'
import { afterReviewOfLiveText } from '../review/after-review-of-live-text.ts'
import { canSee } from '../review/text-access.policy.ts'
import { defineText } from '../text/define-text-kind.ts'
import { clearDeletedReply, keepsFloor } from './clear-deleted-reply.ts'
import { dropQuotesOf, removeRepliesOf } from './remove-replies.queries.ts'
import { Reply } from './reply.entity.ts'
import { lockPostsOf, likesAmong, shownCount, shownSince } from './reply.queries.ts'
import { viewReply } from './reply.view.ts'

// As for every reader, a quote of a hidden floor is hidden (docs/product.md#quotes). Members see their own hidden floors.
const isQuoteShown = (quoted: Reply, reader: Reply['author']): boolean =>
  quoted.isRemoved || quoted.status === 'approved' || quoted.author?.id === reader?.id

export const replyText = defineText({
  type: 'reply',
  entity: Reply,
  load: (em, replies) => em.populate(replies, ['author', 'parent.author', 'addressee', 'post.board']),
  lockBefore: lockPostsOf,
  only: { isRemoved: false },
  title: ({ post }) => post.title,
  content: ({ content }) => content,
  fullText: ({ content, html, pageless, images }) => ({ content, html: unlinkNames(html, pageless), images }),
  parent: ({ parent }) =>
    parent?.isRemoved === false ? { content: parent.content, link: `/forum/reply/${parent.id}` } : null,
  link: ({ id }) => `/forum/reply/${id}`,
  changedAt: ({ editedAt, createdAt }) => editedAt ?? createdAt,
  auditFields: ({ content, images, status, floor, post }) => ({ content, images, status, floor, postId: post.id }),
  isContextPublic: ({ post }) => post.status === 'approved',
  isVisibleTo: ({ viewer }, reply) => canSee(viewer, reply) && canSee(viewer, reply.post),
  refusals: { notFound: 'reply.not_found', notYours: 'reply.not_yours' },
  removal: {
    act: 'reply.remove',
    async drop(reply, em) {
      if (reply.status !== 'approved') await dropQuotesOf(em, reply)
      if (keepsFloor(reply)) clearDeletedReply(reply)
      else em.remove(reply)
    },
  },
  afterReview: afterReviewOfLiveText,
  live: {
    scope: ({ post }) => post.id,
    shownAt: ({ shownAt }) => shownAt,
    // Guests cannot edit, so the time does not matter.
    view: reply => viewReply({ viewer: guest, now: reply.createdAt, liked: new Set() }, reply),
    since: shownSince,
  },
  likes: likesAmong,
  personal: {
    name: 'replies',
    counts: { replies: shownCount },
    erase: removeRepliesOf,
    exportedFields: ({ id, post, floor, author, parent, addressee, quote, content, images }) => ({
      id,
      postId: post.id,
      floor,
      parentId: parent?.id ?? null,
      replyToUserId: addressee?.id ?? null,
      quote: parent == null || isQuoteShown(parent, author) ? (quote ?? null) : null,
      content,
      images,
    }),
  },
})
