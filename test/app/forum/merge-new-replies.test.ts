import { expect, it } from 'vitest'
import { mergeNewReplies } from '#app/components/forum/merge-new-replies.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { replyCard } from './reply-card.ts'

const aReply = (floor: number, more: Partial<ReplyCard> = {}): ReplyCard =>
  replyCard({ id: 100 + floor, floor, content: `reply ${floor}`, html: `<p>reply ${floor}</p>`, ...more })

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
  const after = mergeNewReplies([aReply(1), aReply(2)], [aReply(4), aReply(3)], reader)
  expect(floors(after.shown)).toEqual([1, 2, 3, 4])
  expect(after).toMatchObject({ arrived: 2, added: 2, elsewhere: [] })
})

it('puts them first where the newest stand first', () => {
  const after = mergeNewReplies([aReply(2), aReply(1)], [aReply(3)], { ...reader, sort: 'desc' })
  expect(floors(after.shown)).toEqual([3, 2, 1])
})

it('shows nothing twice once the page knows it', () => {
  const after = mergeNewReplies([aReply(3)], [aReply(3)], { ...reader, newestFloor: 3 })
  expect(floors(after.shown)).toEqual([3])
  expect(after).toMatchObject({ arrived: 0, added: 0 })
})

it('only tells of them on a page where they do not stand, the first of them first', () => {
  const on = { ...reader, totalPages: 2, newestFloor: 40 }
  const after = mergeNewReplies([aReply(1)], [aReply(42), aReply(41)], on)
  expect(floors(after.shown)).toEqual([1])
  expect(floors(after.elsewhere)).toEqual([41, 42])
  expect(after).toMatchObject({ arrived: 2, added: 2 })
  expect(floors(mergeNewReplies([aReply(1)], [aReply(41)], { ...on, sort: 'desc', page: 2 }).elsewhere)).toEqual([41])
})

it('calls nothing new that stood there when the page was read, on whichever page', () => {
  const on = { ...reader, totalPages: 3, newestFloor: 41 }
  const replayed = [aReply(41), aReply(30)]
  expect(mergeNewReplies([aReply(1)], replayed, on)).toMatchObject({ arrived: 0, added: 0, elsewhere: [] })
  const last = mergeNewReplies([aReply(41)], [aReply(30)], { ...on, page: 3 })
  expect(floors(last.shown)).toEqual([41])
  expect(last).toMatchObject({ arrived: 0, added: 0 })
})

it('counts a reply that was approved late where it shows it, without calling it new', () => {
  const after = mergeNewReplies([aReply(1), aReply(3)], [aReply(2)], { ...reader, newestFloor: 3 })
  expect(floors(after.shown)).toEqual([1, 2, 3])
  expect(after).toMatchObject({ arrived: 0, added: 1 })
})

it('does not announce the reader’s own, and lets those who may answer or delete what arrives', () => {
  const member = { ...reader, newestFloor: 0, readerId: 7, canReply: true }
  const own = mergeNewReplies([], [aReply(1)], member)
  expect(own).toMatchObject({ arrived: 0, added: 1 })
  expect(own.shown[0]?.can).toEqual({ reply: true, edit: true, delete: true, history: false })
  const [other] = mergeNewReplies([], [aReply(1)], { ...member, readerId: 8 }).shown
  expect(other?.can).toEqual({ reply: true, edit: false, delete: false, history: false })
  const [kept] = mergeNewReplies([], [aReply(1)], { ...member, readerId: 8, canModerate: true }).shown
  expect(kept?.can.delete).toBe(true)
})

it('takes nobody who has left for the guest who reads', () => {
  const gone = aReply(1, { user: { id: null, username: 'gone', avatar: null } })
  const after = mergeNewReplies([], [gone], { ...reader, newestFloor: 0 })
  expect(after.arrived).toBe(1)
  expect(after.shown[0]?.can.delete).toBe(false)
})

it('gives a reply that was edited meanwhile its new words, and counts nothing', () => {
  const edited = aReply(1, { html: '<p>edited</p>', editedAt: '2025-10-27T00:05:00.000Z', likes: 9 })
  const after = mergeNewReplies([aReply(1, { likes: 3 }), aReply(2)], [edited], reader)
  expect(after).toMatchObject({ arrived: 0, added: 0 })
  expect(after.shown[0]).toMatchObject({ html: '<p>edited</p>', editedAt: edited.editedAt, likes: 3 })
  const older = mergeNewReplies([edited], [aReply(1)], reader)
  expect(older.shown[0]).toMatchObject({ html: '<p>edited</p>' })
})
