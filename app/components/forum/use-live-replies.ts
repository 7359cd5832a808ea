import { useEffect, useMemo, useRef } from 'react'
import { useNewTexts } from '#app/components/discussion/use-new-texts.ts'
import type { LiveText } from '#server/live/live.schema.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import type { ReplyContext } from './reply-context.ts'
import { type MergedReplies, mergeNewReplies } from './merge-new-replies.ts'

const isReplyCard = (text: LiveText) => 'floor' in text

const none: readonly ReplyCard[] = []

/** Returns the replies of this page together with those that become public while it is open; none if the replies could not be loaded. */
export function useLiveReplies(read: readonly ReplyCard[] | null, context: ReplyContext): MergedReplies {
  const { place, totalPages, newestFloor, readerId, canReply, canModerate, now } = context
  const { postId, page, sort } = place
  const [arrivals, setArrivals] = useNewTexts({ topic: `post:${postId}`, guard: isReplyCard, since: now })
  const readAt = useRef(now)
  useEffect(() => {
    readAt.current = now
  }, [now])
  // A reply that the page has loaded is dropped from the arrivals. Otherwise it would come back after it is removed.
  useEffect(() => {
    const known = new Set(read?.map(({ id }) => id))
    setArrivals(waiting => waiting.filter(({ id, createdAt }) => !known.has(id) && createdAt > readAt.current))
  }, [read, setArrivals])
  return useMemo(() => {
    const here = read === null ? none : arrivals.filter(reply => reply.postId === postId)
    const reading = { sort, page, totalPages, newestFloor, readerId, canReply, canModerate }
    return mergeNewReplies(read ?? none, here, reading)
  }, [read, arrivals, postId, page, totalPages, newestFloor, sort, readerId, canReply, canModerate])
}
