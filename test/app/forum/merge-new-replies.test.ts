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

it('new replies are sorted by floor, in whatever order they arrive', () => {
  const after = mergeNewReplies([aReply(1), aReply(2)], [aReply(4), aReply(3)], reader)
  expect(floors(after.shown)).toEqual([1, 2, 3, 4])
  expect(after).toMatchObject({ arrived: 2, added: 2, elsewhere: [] })
})

it('new replies come first when the newest are first', () => {
  const after = mergeNewReplies([aReply(2), aReply(1)], [aReply(3)], { ...reader, sort: 'desc' })
  expect(floors(after.shown)).toEqual([3, 2, 1])
})

it('a reply that the page has loaded is not shown twice', () => {
  const after = mergeNewReplies([aReply(3)], [aReply(3)], { ...reader, newestFloor: 3 })
  expect(floors(after.shown)).toEqual([3])
  expect(after).toMatchObject({ arrived: 0, added: 0 })
})

it('new replies that belong to another page are only announced, lowest floor first', () => {
  const on = { ...reader, totalPages: 2, newestFloor: 40 }
  const after = mergeNewReplies([aReply(1)], [aReply(42), aReply(41)], on)
  expect(floors(after.shown)).toEqual([1])
  expect(floors(after.elsewhere)).toEqual([41, 42])
  expect(after).toMatchObject({ arrived: 2, added: 2 })
  expect(floors(mergeNewReplies([aReply(1)], [aReply(41)], { ...on, sort: 'desc', page: 2 }).elsewhere)).toEqual([41])
})

it('a reply that existed when the page was loaded is not new, on any page', () => {
  const on = { ...reader, totalPages: 3, newestFloor: 41 }
  const replayed = [aReply(41), aReply(30)]
  expect(mergeNewReplies([aReply(1)], replayed, on)).toMatchObject({ arrived: 0, added: 0, elsewhere: [] })
  const last = mergeNewReplies([aReply(41)], [aReply(30)], { ...on, page: 3 })
  expect(floors(last.shown)).toEqual([41])
  expect(last).toMatchObject({ arrived: 0, added: 0 })
})

it('a reply that was approved late is shown and counted, and not new', () => {
  const after = mergeNewReplies([aReply(1), aReply(3)], [aReply(2)], { ...reader, newestFloor: 3 })
  expect(floors(after.shown)).toEqual([1, 2, 3])
  expect(after).toMatchObject({ arrived: 0, added: 1 })
})

it('the viewer’s own reply is not announced, and each new reply has the viewer’s allowed actions', () => {
  const member = { ...reader, newestFloor: 0, readerId: 7, canReply: true }
  const own = mergeNewReplies([], [aReply(1)], member)
  expect(own).toMatchObject({ arrived: 0, added: 1 })
  expect(own.shown[0]?.can).toEqual({ reply: true, edit: true, delete: true, history: false })
  const [other] = mergeNewReplies([], [aReply(1)], { ...member, readerId: 8 }).shown
  expect(other?.can).toEqual({ reply: true, edit: false, delete: false, history: false })
  const [kept] = mergeNewReplies([], [aReply(1)], { ...member, readerId: 8, canModerate: true }).shown
  expect(kept?.can.delete).toBe(true)
})

it('a former member’s reply is not taken for a reply of the guest who reads', () => {
  const gone = aReply(1, { user: { id: null, username: 'gone', avatar: null } })
  const after = mergeNewReplies([], [gone], { ...reader, newestFloor: 0 })
  expect(after.arrived).toBe(1)
  expect(after.shown[0]?.can.delete).toBe(false)
})

it('an edited reply gets its new content, and changes no counts', () => {
  const edited = aReply(1, { html: '<p>edited</p>', editedAt: '2025-10-27T00:05:00.000Z', likes: 9 })
  const after = mergeNewReplies([aReply(1, { likes: 3 }), aReply(2)], [edited], reader)
  expect(after).toMatchObject({ arrived: 0, added: 0 })
  expect(after.shown[0]).toMatchObject({ html: '<p>edited</p>', editedAt: edited.editedAt, likes: 3 })
  const older = mergeNewReplies([edited], [aReply(1)], reader)
  expect(older.shown[0]).toMatchObject({ html: '<p>edited</p>' })
})
