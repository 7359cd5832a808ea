import { useCallback, useEffect, useRef } from 'react'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { anchorOf } from './address.ts'
import { replyAfter } from './reply-after.ts'

/** Who deletes a reply finds the focus on the next floor, or on the heading; the answer is told which one is to go. */
export function useRemovalFocus(
  shown: readonly ReplyCard[],
  sort: 'asc' | 'desc',
  heading: string,
): (reply: ReplyCard) => void {
  const leaving = useRef<ReplyCard>(undefined)
  useEffect(() => {
    const gone = leaving.current
    if (gone === undefined || shown.some(({ id }) => id === gone.id)) return
    leaving.current = undefined
    if (document.activeElement !== document.body) return
    const next = replyAfter(shown, gone, sort)
    document.getElementById(next === undefined ? heading : anchorOf(next.id))?.focus({ preventScroll: true })
  }, [shown, sort, heading])
  return useCallback(reply => {
    leaving.current = reply
  }, [])
}
