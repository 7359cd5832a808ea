import { expect, it } from 'vitest'
import { withArrivals } from '#app/components/forum/with-arrivals.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'

const aReply = (floor: number, more: Partial<ReplyCard> = {}): ReplyCard => ({
  id: 100 + floor,
  postId: 1,
  floor,
  content: `reply ${floor}`,
  html: `<p>reply ${floor}</p>`,
  images: [],
  user: { id: 7, username: 'ada', avatar: null },
  replyTo: null,
  parentId: null,
  likes: 0,
  isLiked: false,
  status: 'approved',
  createdAt: '2025-10-27T00:00:00.000Z',
  can: { reply: false, delete: false },
  ...more,
})

const reader = { sort: 'asc', isNewestPage: true, readerId: null, canReply: false } as const
const floors = ({ shown }: ReturnType<typeof withArrivals>) => shown.map(({ floor }) => floor)

it('puts each arrival at its floor, whatever the order in which they came', () => {
  const loaded = [aReply(1), aReply(2)]
  const after = withArrivals(loaded, [aReply(4), aReply(3)], reader)
  expect(floors(after)).toEqual([1, 2, 3, 4])
  expect(after).toMatchObject({ arrived: 2, elsewhere: 0 })
})

it('puts them first where the newest stand first', () => {
  const after = withArrivals([aReply(2), aReply(1)], [aReply(3)], { ...reader, sort: 'desc' })
  expect(floors(after)).toEqual([3, 2, 1])
})

it('shows nothing twice once the page knows it', () => {
  const after = withArrivals([aReply(3)], [aReply(3)], reader)
  expect(floors(after)).toEqual([3])
  expect(after.arrived).toBe(0)
})

it('only tells of them on a page where they do not stand', () => {
  const after = withArrivals([aReply(1)], [aReply(30)], { ...reader, isNewestPage: false })
  expect(floors(after)).toEqual([1])
  expect(after).toMatchObject({ arrived: 1, elsewhere: 1 })
})

it('does not announce the reader’s own, and lets those who may reply answer what arrives', () => {
  const after = withArrivals([], [aReply(1)], { ...reader, readerId: 7, canReply: true })
  expect(after.arrived).toBe(0)
  expect(after.shown[0]?.can).toEqual({ reply: true, delete: false })
})
