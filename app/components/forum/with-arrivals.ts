import type { ReplyCard } from '#server/reply/reply.schema.ts'

interface Reader {
  sort: 'asc' | 'desc'
  /** Whether the newest replies stand on this page. */
  isNewestPage: boolean
  readerId: number | null
  /** Whether this reader may answer what arrives. */
  canReply: boolean
}

interface Shown {
  shown: readonly ReplyCard[]
  /** What the reader did not write and the page did not know. */
  arrived: number
  /** Of these, what stands on another page. */
  elsewhere: number
}

/** Puts what arrived where it belongs by its floor: behind the others, or before them where the newest stand first. */
export function withArrivals(
  loaded: readonly ReplyCard[],
  arrivals: readonly ReplyCard[],
  { sort, isNewestPage, readerId, canReply }: Reader,
): Shown {
  const known = new Set(loaded.map(({ id }) => id))
  const fresh = arrivals
    .filter(({ id }) => !known.has(id))
    // Live events tell what guests may do.
    .map(reply => ({ ...reply, can: { ...reply.can, reply: canReply } }))
  const arrived = fresh.filter(({ user }) => user.id === null || user.id !== readerId).length
  const turn = sort === 'asc' ? 1 : -1
  const shown = isNewestPage ? [...loaded, ...fresh].sort((a, b) => turn * (a.floor - b.floor)) : loaded
  return { shown, arrived, elsewhere: isNewestPage ? 0 : arrived }
}
