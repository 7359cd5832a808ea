import { expect, it } from 'vitest'
import { mergeNewComments } from '#app/components/comment/merge-new-comments.ts'
import type { CommentCard } from '#server/comment/comment.schema.ts'

const aComment = (id: number, more: Partial<CommentCard> = {}): CommentCard => ({
  id,
  articleId: 1,
  mentions: [],
  content: `comment ${id}`,
  parentId: null,
  status: 'approved',
  likes: 0,
  isLiked: false,
  isWriterMuted: false,
  user: { id: 7, username: 'ada', avatar: null },
  userId: 7,
  createdAt: '2025-10-27T00:00:00.000Z',
  can: { reply: false, delete: false },
  replyCount: 0,
  replies: [],
  ...more,
})

const ids = ({ shown }: ReturnType<typeof mergeNewComments>) =>
  shown.map(({ id, replies }) => [id, ...replies.map(reply => reply.id)])

it('new threads come before the others, newest first, and new answers at the end of their thread', () => {
  const loaded = [aComment(2), aComment(1)]
  const arrivals = [aComment(3), aComment(4, { parentId: 1 }), aComment(5)]
  const after = mergeNewComments(loaded, arrivals, { page: 1, readerId: null })
  expect(ids(after)).toEqual([[5], [3], [2], [1, 4]])
  expect(after.shown[3]?.replyCount).toBe(1)
  expect(after).toMatchObject({ arrived: 3, elsewhere: 0 })
})

it('an answer to a new comment is added to it', () => {
  const after = mergeNewComments([], [aComment(3), aComment(4, { parentId: 3 })], { page: 1, readerId: null })
  expect(ids(after)).toEqual([[3, 4]])
})

it('a comment that the page has loaded is not shown twice', () => {
  const known = [aComment(3, { replies: [aComment(4, { parentId: 3 })] })]
  const after = mergeNewComments(known, [aComment(3), aComment(4, { parentId: 3 })], { page: 1, readerId: null })
  expect(ids(after)).toEqual([[3, 4]])
  expect(after.arrived).toBe(0)
})

it('new threads are only announced on a later page', () => {
  const after = mergeNewComments([aComment(1)], [aComment(3), aComment(4, { parentId: 1 })], {
    page: 2,
    readerId: null,
  })
  expect(ids(after)).toEqual([[1, 4]])
  expect(after).toMatchObject({ arrived: 2, elsewhere: 1 })
})

it('the viewer’s own comments are not announced, and members can answer new ones', () => {
  const after = mergeNewComments([], [aComment(3)], { page: 1, readerId: 7 })
  expect(after.arrived).toBe(0)
  expect(after.shown[0]?.can).toEqual({ reply: true, delete: false })
})
