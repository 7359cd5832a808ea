import type { ReplyCard } from '#server/reply/reply.schema.ts'

/** A reply as a guest sees it, with the fields that a test changes. */
export const replyCard = (more: Partial<ReplyCard> = {}): ReplyCard => ({
  id: 101,
  postId: 1,
  floor: 1,
  content: 'a reply',
  html: '<p>a reply</p>',
  language: 'en',
  images: [],
  user: { id: 7, username: 'ada', avatar: null },
  userId: 7,
  replyTo: null,
  replyToUser: null,
  parentId: null,
  answersRemoved: null,
  quote: null,
  answerCount: 0,
  isRemoved: false,
  likes: 0,
  isLiked: false,
  isWriterMuted: false,
  status: 'approved',
  createdAt: '2025-10-27T00:00:00.000Z',
  editedAt: null,
  can: { reply: false, edit: false, delete: false, history: false },
  ...more,
})
