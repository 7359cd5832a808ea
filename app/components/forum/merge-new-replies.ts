import type { ReplyCard } from '#server/reply/reply.schema.ts'

interface Reading {
  sort: 'asc' | 'desc'
  page: number
  totalPages: number
  /** The highest floor there was when the page was read, on whichever page it stands. */
  newestFloor: number
  readerId: number | null
  /** Whether this reader may answer what arrives. */
  canReply: boolean
  /** Whether they may delete what others wrote. */
  canModerate: boolean
}

export interface Arrived {
  shown: readonly ReplyCard[]
  /** How many more there are than the page counted. */
  added: number
  /** How many are new to the reader: above the highest floor, and not their own. */
  arrived: number
  /** Of these, what stands on another page; by floor. */
  elsewhere: readonly ReplyCard[]
}

const isOf = ({ user }: ReplyCard, readerId: number | null): boolean => user.id !== null && user.id === readerId

/** Puts what arrived where it belongs by its floor: behind the others, or before them where the newest stand first. */
export function mergeNewReplies(
  read: readonly ReplyCard[],
  arrivals: readonly ReplyCard[],
  { sort, page, totalPages, newestFloor, ...reader }: Reading,
): Arrived {
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
  // A reply that was approved late stands at its floor, which may be an earlier page's.
  const lowest = totalPages <= 1 ? 0 : Math.min(...loaded.map(({ floor }) => floor))
  const here = unknown.filter(({ floor }) => floor > lowest)
  const turn = sort === 'asc' ? 1 : -1
  const shown = [...loaded, ...here].sort((a, b) => turn * (a.floor - b.floor))
  return { shown, added: here.length, arrived: foreign.length, elsewhere: [] }
}

/** With the words that its writer has given it since. */
function asEdited(reply: ReplyCard, arrived: ReplyCard | undefined): ReplyCard {
  if (arrived?.editedAt == null || arrived.editedAt <= (reply.editedAt ?? '')) return reply
  const { content, html, language, images, editedAt } = arrived
  return { ...reply, content, html, language, images, editedAt }
}

// Live events tell what guests may do.
const seenBy = (
  reply: ReplyCard,
  { readerId, canReply, canModerate }: Pick<Reading, 'readerId' | 'canReply' | 'canModerate'>,
): ReplyCard => ({
  ...reply,
  can: {
    reply: canReply,
    edit: isOf(reply, readerId),
    delete: canModerate || isOf(reply, readerId),
    history: reply.editedAt !== null && isOf(reply, readerId),
  },
})
