import { useEffect, useRef } from 'react'
import type { LiveLikes } from '#server/live/live.schema.ts'

type OnLikes = (likes: number) => void

const listeners = new Map<string, Set<OnLikes>>()

const keyOf = ({ type, id }: Pick<LiveLikes, 'type' | 'id'>) => `${type} ${id}`

/** Passes counts from a live message to the buttons that show them. */
export function dispatchLikes(counted: readonly LiveLikes[]): void {
  for (const text of counted) for (const listener of listeners.get(keyOf(text)) ?? []) listener(text.likes)
}

/** Calls `onLikes` with the current number of likes of a text, on a page that follows it. */
export function useLiveLikes({ type, id }: Pick<LiveLikes, 'type' | 'id'>, onLikes: OnLikes): void {
  const latest = useRef(onLikes)
  useEffect(() => {
    latest.current = onLikes
  }, [onLikes])
  useEffect(() => {
    const key = keyOf({ type, id })
    const listener: OnLikes = likes => latest.current(likes)
    const all = listeners.get(key) ?? new Set()
    listeners.set(key, all.add(listener))
    return () => {
      all.delete(listener)
      if (all.size === 0) listeners.delete(key)
    }
  }, [type, id])
}
