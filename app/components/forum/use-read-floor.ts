import { useEffect, useRef } from 'react'
import { loadQueryClient } from '#app/browser/load-query-client.ts'

/** A busy post is looked at by many: each of them tells this seldom how far they are. */
const every = 5_000

interface Reading {
  /** The highest floor that was shown, and the one that the site knows of. */
  reached: number
  told: number
  timer?: ReturnType<typeof setTimeout> | undefined
}

/** Notes how far a member has read a post by what arrives while they look at it: every few seconds, and when they leave the post. */
export function useReadFloor(postId: number, floor: number): void {
  const reading = useRef<Reading>({ reached: 0, told: 0 })
  useEffect(() => {
    const ofThisPost: Reading = { reached: 0, told: 0 }
    reading.current = ofThisPost
    // A tab that is closed, or left for another, is hidden first.
    const leave = () => tell(postId, ofThisPost)
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [postId])
  useEffect(() => {
    const now = reading.current
    now.reached = Math.max(now.reached, floor)
    if (now.reached > now.told) now.timer ??= setTimeout(() => tell(postId, now), every)
  }, [postId, floor])
}

function tell(postId: number, reading: Reading): void {
  clearTimeout(reading.timer)
  reading.timer = undefined
  if (reading.reached <= reading.told) return
  reading.told = reading.reached
  // Where it fails, the replies stay new in lists until the post is opened again.
  loadQueryClient()
    .then(({ client }) => client.post.markRead.mutate({ id: postId, floor: reading.reached }))
    .catch(() => undefined)
}
