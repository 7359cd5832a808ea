import { useEffect, useRef } from 'react'
import { loadQueryClient } from '#app/browser/load-query-client.ts'

/** In milliseconds. Many members may read a busy post at the same time, so each reports the floor rarely. */
const every = 5_000

interface Reading {
  /** The highest floor that was shown, and the one that was last sent to the server. */
  reached: number
  told: number
  timer?: ReturnType<typeof setTimeout> | undefined
}

/** Reports the floor that a member has read while new replies arrive: at most every few seconds, and when the member leaves the post. */
export function useReadFloor(postId: number, floor: number): void {
  const reading = useRef<Reading>({ reached: 0, told: 0 })
  useEffect(() => {
    const ofThisPost: Reading = { reached: 0, told: 0 }
    reading.current = ofThisPost
    // `visibilitychange` also fires when the tab is closed or another page is opened.
    const leave = () => storeReadFloor(postId, ofThisPost)
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [postId])
  useEffect(() => {
    const now = reading.current
    now.reached = Math.max(now.reached, floor)
    if (now.reached > now.told) now.timer ??= setTimeout(() => storeReadFloor(postId, now), every)
  }, [postId, floor])
}

function storeReadFloor(postId: number, reading: Reading): void {
  clearTimeout(reading.timer)
  reading.timer = undefined
  if (reading.reached <= reading.told) return
  reading.told = reading.reached
  // If the request fails, the replies stay new in lists until the post is opened again.
  loadQueryClient()
    .then(({ client }) => client.post.markRead.mutate({ id: postId, floor: reading.reached }))
    .catch(() => undefined)
}
