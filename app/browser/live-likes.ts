import { useEffect, useRef } from 'react'
import type { LiveLikes } from '#server/live/live.schema.ts'

type Hear = (likes: number) => void

const listeners = new Map<string, Set<Hear>>()

const nameOf = ({ type, id }: Pick<LiveLikes, 'type' | 'id'>) => `${type} ${id}`

/** Passes counts from a live message to the buttons that show them. */
export function tellLikes(counted: readonly LiveLikes[]): void {
  for (const text of counted) for (const hear of listeners.get(nameOf(text)) ?? []) hear(text.likes)
}

/** Calls `onLikes` with the current number of likes of a text, on a page that follows it. */
export function useLiveLikes({ type, id }: Pick<LiveLikes, 'type' | 'id'>, onLikes: Hear): void {
  const latest = useRef(onLikes)
  useEffect(() => {
    latest.current = onLikes
  }, [onLikes])
  useEffect(() => {
    const name = nameOf({ type, id })
    const hear: Hear = likes => latest.current(likes)
    const all = listeners.get(name) ?? new Set()
    listeners.set(name, all.add(hear))
    return () => {
      all.delete(hear)
      if (all.size === 0) listeners.delete(name)
    }
  }, [type, id])
}
