import type { ReplyCard } from '#server/reply/reply.schema.ts'

interface PageState {
  sort: 'asc' | 'desc'
  page: number
  totalPages: number
  /** The highest floor on any page when the page was read. */
  newestFloor: number
  readerId: number | null
  /** True if this reader may answer new replies. */
  canReply: boolean
  /** True if this reader may delete replies by others. */
  canModerate: boolean
}

export interface MergedReplies {
  shown: readonly ReplyCard[]
  /** The number of replies that the page did not count. */
  added: number
  /** The number of replies that are new to the reader: above the highest floor and by others. */
  arrived: number
  /** Those of them that belong on another page, ordered by floor. */
  elsewhere: readonly ReplyCard[]
}

const isOf = ({ user }: ReplyCard, readerId: number | null): boolean => user.id !== null && user.id === readerId

/** Merges new replies into the loaded ones by floor: at the end, or at the beginning if the newest come first. */
export function mergeNewReplies(
  read: readonly ReplyCard[],
  arrivals: readonly ReplyCard[],
  { sort, page, totalPages, newestFloor, ...reader }: PageState,
): MergedReplies {
  const loaded = read.map(reply =>
    asEdited(
      reply,
      arrivals.find(({ id }) => id === reply.id),
    ),
  )
  const known = new Set(loaded.map(({ id }) => id))
  const unknown = arrivals.filter(({ id }) => !known.has(id)).map(reply => seenBy(reply, reader))
  const fresh = unknown.filter(({ floor }) => floor > newestFloor).sort((a, b) => a.floor - b.floor)
  const foreign = fresh.filter(reply => !isOf(reply, reader.readerId))
  const isNewestPage = page === (sort === 'asc' ? Math.max(totalPages, 1) : 1)
  if (!isNewestPage) return { shown: loaded, added: fresh.length, arrived: foreign.length, elsewhere: foreign }
  // A reply that was approved late keeps its floor, which may belong on an earlier page.
  const lowest = totalPages <= 1 ? 0 : Math.min(...loaded.map(({ floor }) => floor))
  const here = unknown.filter(({ floor }) => floor > lowest)
  const turn = sort === 'asc' ? 1 : -1
  const shown = [...loaded, ...here].sort((a, b) => turn * (a.floor - b.floor))
  return { shown, added: here.length, arrived: foreign.length, elsewhere: [] }
}

/** Returns the reply with its latest edit. */
function asEdited(reply: ReplyCard, arrived: ReplyCard | undefined): ReplyCard {
  if (arrived?.editedAt == null || arrived.editedAt <= (reply.editedAt ?? '')) return reply
  const { content, html, language, images, editedAt } = arrived
  return { ...reply, content, html, language, images, editedAt }
}

// Live events carry the rights of a guest.
const seenBy = (
  reply: ReplyCard,
  { readerId, canReply, canModerate }: Pick<PageState, 'readerId' | 'canReply' | 'canModerate'>,
): ReplyCard => ({
  ...reply,
  can: {
    reply: canReply,
    edit: isOf(reply, readerId),
    delete: canModerate || isOf(reply, readerId),
    history: reply.editedAt !== null && isOf(reply, readerId),
  },
})
