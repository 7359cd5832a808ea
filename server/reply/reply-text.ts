import { noteOutcome } from '../review/live-text.ts'
import { canSee } from '../review/review.policy.ts'
import { defineText } from '../text/define-text.ts'
import { Reply } from './reply.entity.ts'
import { holdPostsOf } from './reply.queries.ts'

export const replyText = defineText({
  name: 'reply',
  entity: Reply,
  load: (em, replies) => em.populate(replies, ['author', 'parent.author', 'addressee', 'post.board']),
  lockBefore: holdPostsOf,
  title: ({ post }) => post.title,
  content: ({ content }) => content,
  link: ({ id }) => `/forum/reply/${id}`,
  kept: ({ content, images, status, floor, post }) => ({ content, images, status, floor, postId: post.id }),
  standsInPublic: ({ post }) => post.status === 'approved',
  isSeen: ({ viewer }, reply) => canSee(viewer, reply) && canSee(viewer, reply.post),
  refusals: { notFound: 'reply.not_found', notYours: 'reply.not_yours' },
  noted: noteOutcome,
  published: (site, { id, post }) => site.bus.publish('replyShown', { id, postId: post.id }),
})
