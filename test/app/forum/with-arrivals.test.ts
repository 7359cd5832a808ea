import { expect, it } from 'vitest'
import { withArrivals } from '#app/components/forum/with-arrivals.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'

const aReply = (floor: number, more: Partial<ReplyCard> = {}): ReplyCard => ({
  id: 100 + floor,
  postId: 1,
  floor,
  content: `reply ${floor}`,
  html: `<p>reply ${floor}</p>`,
  language: 'en',
  images: [],
  user: { id: 7, username: 'ada', avatar: null },
  userId: 7,
  replyTo: null,
  replyToUser: null,
  parentId: null,
  likes: 0,
  isLiked: false,
  status: 'approved',
  createdAt: '2025-10-27T00:00:00.000Z',
  can: { reply: false, delete: false },
  ...more,
})

const reader = {
  sort: 'asc',
  page: 1,
  totalPages: 1,
  newestFloor: 2,
  readerId: null,
  canReply: false,
  canModerate: false,
} as const
const floors = (replies: readonly ReplyCard[]) => replies.map(({ floor }) => floor)

it('puts each arrival at its floor, whatever the order in which they came', () => {
  const after = withArrivals([aReply(1), aReply(2)], [aReply(4), aReply(3)], reader)
  expect(floors(after.shown)).toEqual([1, 2, 3, 4])
  expect(after).toMatchObject({ arrived: 2, added: 2, elsewhere: [] })
})

it('puts them first where the newest stand first', () => {
  const after = withArrivals([aReply(2), aReply(1)], [aReply(3)], { ...reader, sort: 'desc' })
  expect(floors(after.shown)).toEqual([3, 2, 1])
})

it('shows nothing twice once the page knows it', () => {
  const after = withArrivals([aReply(3)], [aReply(3)], { ...reader, newestFloor: 3 })
  expect(floors(after.shown)).toEqual([3])
  expect(after).toMatchObject({ arrived: 0, added: 0 })
})

it('only tells of them on a page where they do not stand, the first of them first', () => {
  const on = { ...reader, totalPages: 2, newestFloor: 40 }
  const after = withArrivals([aReply(1)], [aReply(42), aReply(41)], on)
  expect(floors(after.shown)).toEqual([1])
  expect(floors(after.elsewhere)).toEqual([41, 42])
  expect(after).toMatchObject({ arrived: 2, added: 2 })
  expect(floors(withArrivals([aReply(1)], [aReply(41)], { ...on, sort: 'desc', page: 2 }).elsewhere)).toEqual([41])
})

it('calls nothing new that stood there when the page was read, on whichever page', () => {
  const on = { ...reader, totalPages: 3, newestFloor: 41 }
  const replayed = [aReply(41), aReply(30)]
  expect(withArrivals([aReply(1)], replayed, on)).toMatchObject({ arrived: 0, added: 0, elsewhere: [] })
  const last = withArrivals([aReply(41)], [aReply(30)], { ...on, page: 3 })
  expect(floors(last.shown)).toEqual([41])
  expect(last).toMatchObject({ arrived: 0, added: 0 })
})

it('counts a reply that was approved late where it shows it, without calling it new', () => {
  const after = withArrivals([aReply(1), aReply(3)], [aReply(2)], { ...reader, newestFloor: 3 })
  expect(floors(after.shown)).toEqual([1, 2, 3])
  expect(after).toMatchObject({ arrived: 0, added: 1 })
})

it('does not announce the reader’s own, and lets those who may answer or delete what arrives', () => {
  const member = { ...reader, newestFloor: 0, readerId: 7, canReply: true }
  const own = withArrivals([], [aReply(1)], member)
  expect(own).toMatchObject({ arrived: 0, added: 1 })
  expect(own.shown[0]?.can).toEqual({ reply: true, delete: true })
  const [other] = withArrivals([], [aReply(1)], { ...member, readerId: 8 }).shown
  expect(other?.can).toEqual({ reply: true, delete: false })
  const [kept] = withArrivals([], [aReply(1)], { ...member, readerId: 8, canModerate: true }).shown
  expect(kept?.can.delete).toBe(true)
})

it('takes nobody who has left for the guest who reads', () => {
  const gone = aReply(1, { user: { id: null, username: 'gone', avatar: null } })
  const after = withArrivals([], [gone], { ...reader, newestFloor: 0 })
  expect(after.arrived).toBe(1)
  expect(after.shown[0]?.can.delete).toBe(false)
})
