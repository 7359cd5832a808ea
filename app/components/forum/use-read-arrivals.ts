import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLive } from '#app/browser/live.ts'
import { useReadFloor } from './use-read-floor.ts'
import { loadQueryClient } from '#app/browser/load-query-client.ts'
import type { LiveMessage } from '#server/live/live.schema.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'

interface LookedAt {
  postId: number
  readerId: number | null
  /** The replies that arrived since the page was made. */
  shown: readonly ReplyCard[]
  since: string
}

/**
 * Marks read what a member is told of replies that arrived while they look at the post, as opening it does (docs/product.md#notices). What
 * arrives in a hidden tab is read once they come back to it. How far they have read the post is noted too.
 */
export function useReadArrivals({ postId, readerId, shown, since }: LookedAt): void {
  const arrived = shown.filter(({ createdAt, user }) => createdAt > since && user.id !== readerId)
  const ids = arrived.map(({ id }) => id).join()
  const [notices, setNotices] = useState(0)
  // The reply and the notice of it arrive in either order.
  const hear = ({ unreadNotices = 0 }: LiveMessage) => {
    if (unreadNotices > 0) setNotices(count => count + 1)
  }
  useLive(readerId === null ? null : `own:${readerId}`, hear, since)
  const isVisible = useSyncExternalStore(followVisibility, isTabVisible, () => true)
  useReadFloor(postId, isVisible && readerId !== null ? Math.max(0, ...arrived.map(({ floor }) => floor)) : 0)
  const last = useRef('')
  const turn = useRef(Promise.resolve())
  useEffect(() => {
    const news = `${notices} ${ids}`
    if (notices === 0 || ids === '' || !isVisible || news === last.current) return
    last.current = news
    const seen = new Set(ids.split(',').map(Number))
    // One after another; where it fails the notice stays unread, as its bell says.
    turn.current = turn.current.then(() => readThese(seen)).catch(() => undefined)
  }, [notices, ids, isVisible])
}

const isTabVisible = () => document.visibilityState !== 'hidden'

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

async function readThese(ids: ReadonlySet<number>): Promise<void> {
  const { client } = await loadQueryClient()
  // Unread ones come first, the newest before the others.
  const { notices } = await client.notice.list.query({})
  const seen = notices.filter(({ isRead, text }) => !isRead && text.type === 'reply' && ids.has(text.id))
  await Promise.all(seen.map(({ id }) => client.notice.markRead.mutate({ id })))
}
