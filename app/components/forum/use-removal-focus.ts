import { useCallback, useEffect, useRef } from 'react'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { anchorOf } from './forum-address.ts'

interface Floor {
  id: number
  floor: number
}

/** Returns the first reply after a deleted one in this order; undefined if it was the last. */
export const replyAfter = <Reply extends Floor>(
  replies: readonly Reply[],
  { floor }: Floor,
  sort: 'asc' | 'desc',
): Reply | undefined => replies.find(reply => (sort === 'asc' ? reply.floor > floor : reply.floor < floor))

/**
 * Returns a function to call before a reply is deleted. After the deletion the focus moves to its placeholder, else to the next reply, else to the
 * heading.
 */
export function useRemovalFocus(
  shown: readonly ReplyCard[],
  sort: 'asc' | 'desc',
  heading: string,
): (reply: ReplyCard) => void {
  const leaving = useRef<ReplyCard>(undefined)
  useEffect(() => {
    const gone = leaving.current
    const floor = shown.find(({ id }) => id === gone?.id)
    if (gone === undefined || floor?.isRemoved === false) return
    leaving.current = undefined
    if (document.activeElement !== document.body) return
    const next = floor ?? replyAfter(shown, gone, sort)
    document.getElementById(next === undefined ? heading : anchorOf(next.id))?.focus({ preventScroll: true })
  }, [shown, sort, heading])
  return useCallback(reply => {
    leaving.current = reply
  }, [])
}
