import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLive } from '#app/browser/use-live.ts'
import { useReadFloor } from './use-read-floor.ts'
import { loadQueryClient } from '#app/browser/load-query-client.ts'
import type { LiveMessage } from '#server/live/live.schema.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'

interface ShownReplies {
  postId: number
  readerId: number | null
  /** The replies that arrived since the page was rendered. */
  shown: readonly ReplyCard[]
  since: string
}

/**
 * Marks notices of replies that arrive while the member reads the post as read, as opening the post does (docs/product.md#notices). In a hidden tab
 * this waits until the tab is visible. It also stores the floor that the member has read.
 */
export function useMarkRepliesRead({ postId, readerId, shown, since }: ShownReplies): void {
  const arrived = shown.filter(({ createdAt, user }) => createdAt > since && user.id !== readerId)
  const ids = arrived.map(({ id }) => id).join()
  const [notices, setNotices] = useState(0)
  // The reply and its notice arrive in either order.
  const onMessage = ({ unreadNotices = 0 }: LiveMessage) => {
    if (unreadNotices > 0) setNotices(count => count + 1)
  }
  useLive(readerId === null ? null : `own:${readerId}`, onMessage, since)
  const isVisible = useSyncExternalStore(followVisibility, isTabVisible, () => true)
  useReadFloor(postId, isVisible && readerId !== null ? Math.max(0, ...arrived.map(({ floor }) => floor)) : 0)
  const last = useRef('')
  const turn = useRef(Promise.resolve())
  useEffect(() => {
    const news = `${notices} ${ids}`
    if (notices === 0 || ids === '' || !isVisible || news === last.current) return
    last.current = news
    const seen = new Set(ids.split(',').map(Number))
    // Requests run one after another. If one fails, the notice stays unread.
    turn.current = turn.current.then(() => markNoticesRead(seen)).catch(() => undefined)
  }, [notices, ids, isVisible])
}

const isTabVisible = () => document.visibilityState !== 'hidden'

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

async function markNoticesRead(ids: ReadonlySet<number>): Promise<void> {
  const { client } = await loadQueryClient()
  // The list starts with the unread notices, the newest first.
  const { notices } = await client.notice.list.query({})
  const seen = notices.filter(({ isRead, text }) => !isRead && text.type === 'reply' && ids.has(text.id))
  await Promise.all(seen.map(({ id }) => client.notice.markRead.mutate({ id })))
}
