import { guest } from '../kernel/viewer.ts'
import { noteOutcome } from '../review/live-text.ts'
import { canSee } from '../review/review.policy.ts'
import { defineText } from '../text/define-text.ts'
import { Reply } from './reply.entity.ts'
import { countShownReplies, holdPostsOf, likesAmong, shownSince } from './reply.queries.ts'
import { viewReply } from './reply.view.ts'

export const replyText = defineText({
  type: 'reply',
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
  live: {
    scope: ({ post }) => post.id,
    shownAt: ({ shownAt }) => shownAt,
    view: reply => viewReply(guest, reply, new Set()),
    since: shownSince,
  },
  likes: likesAmong,
  personal: {
    name: 'replies',
    counts: { replies: countShownReplies },
    exported: ({ id, post, floor, parent, addressee, content, images }) => ({
      id,
      postId: post.id,
      floor,
      parentId: parent?.id ?? null,
      replyToUserId: addressee?.id ?? null,
      content,
      images,
    }),
  },
})
