import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLive } from '#app/browser/live.ts'
import type { Stream } from '#app/browser/live-stream.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import type { Talk } from './talk.ts'
import { withArrivals } from './with-arrivals.ts'

const isReplyCard = (thing: unknown): thing is ReplyCard =>
  typeof thing === 'object' && thing !== null && 'id' in thing && 'floor' in thing && 'html' in thing

const streamOf = (postId: number): Stream<ReplyCard> => ({
  procedure: 'reply.shown',
  input: { postId },
  isEvent: isReplyCard,
})

/** The replies of this page with those that arrive while it is read, how many those are, and how many of them stand elsewhere. */
export function useArrivals(loaded: readonly ReplyCard[], talk: Talk) {
  const { place, totalPages, readerId, canReply, now } = talk
  const { postId, page, sort } = place
  const [arrivals, setArrivals] = useState<readonly ReplyCard[]>([])
  const stream = useMemo(() => streamOf(postId), [postId])
  const keep = useCallback((reply: ReplyCard) => {
    setArrivals(known => (known.some(({ id }) => id === reply.id) ? known : [...known, reply]))
  }, [])
  useLive(stream, keep, now)
  // What the page itself has read is no arrival any more: removed, it must not come back.
  useEffect(() => {
    const known = new Set(loaded.map(({ id }) => id))
    setArrivals(waiting =>
      waiting.some(({ id }) => known.has(id)) ? waiting.filter(({ id }) => !known.has(id)) : waiting,
    )
  }, [loaded])
  return useMemo(() => {
    const isNewestPage = sort === 'asc' ? page >= totalPages : page === 1
    const here = arrivals.filter(reply => reply.postId === postId)
    return withArrivals(loaded, here, { sort, isNewestPage, readerId, canReply })
  }, [loaded, arrivals, postId, page, totalPages, sort, readerId, canReply])
}
