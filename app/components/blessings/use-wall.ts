import { useFetcher } from '@remix-run/react'
import { useEffect, useState, type MouseEvent } from 'react'
import type { Stream } from '#app/browser/live-stream.ts'
import { useLive } from '#app/browser/live.ts'
import { wallLink, type Wall, type WallView } from '#app/forms/wall-view.ts'
import type { loader } from '#app/routes/blessings.tsx'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'

const shownBlessings: Stream<BlessingCard> = {
  procedure: 'blessing.shown',
  isEvent: (thing): thing is BlessingCard =>
    typeof thing === 'object' && thing !== null && 'id' in thing && 'content' in thing && 'authorName' in thing,
}

/** Each blessing once, in the order in which it is first met. */
export const eachOnce = (blessings: readonly BlessingCard[]): BlessingCard[] => [
  ...new Map(blessings.map(blessing => [blessing.id, blessing])).values(),
]

/**
 * What stands on the wall: what the loader read, pages that were asked for since, and what arrived meanwhile. Nothing moves while
 * somebody reads: arrivals wait until they are asked for.
 */
export function useWall(view: WallView, wall: Wall, now: string) {
  const fetcher = useFetcher<typeof loader>()
  const [further, setFurther] = useState<readonly Wall[]>([])
  const [arrivals, setArrivals] = useState<readonly BlessingCard[]>([])
  const [taken, setTaken] = useState<readonly BlessingCard[]>([])
  const [waiting, setWaiting] = useState<readonly BlessingCard[]>([])
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const place = wallLink(view)
  useEffect(() => {
    setFurther([])
    setArrivals([])
    setTaken([])
  }, [place])
  useEffect(() => {
    const read = fetcher.data?.wall
    if (read !== undefined) setFurther(known => (known.includes(read) ? known : [...known, read]))
  }, [fetcher.data])
  useLive(shownBlessings, blessing => setArrivals(known => [...known, blessing]), now)

  const standing = (all: readonly BlessingCard[]) => eachOnce(all).filter(({ id }) => !removed.has(id))
  const blessings = standing([...taken, ...wall.blessings, ...further.flatMap(page => page.blessings)])
  const known = new Set(blessings.map(({ id }) => id))
  const newer = standing(arrivals).filter(blessing => !known.has(blessing.id) && belongs(blessing, view))
  const cursor = (further[further.length - 1] ?? wall).nextCursor
  const more = cursor === null ? null : wallLink({ ...view, before: cursor })

  function readMore(event: MouseEvent): void {
    if (more === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (fetcher.state === 'idle') fetcher.load(more.replace(/#.*/, ''))
  }
  return {
    blessings,
    waiting: standing(waiting).filter(({ id }) => !known.has(id)),
    arrived: newer.length,
    more,
    isReading: fetcher.state !== 'idle',
    keep: (sent: BlessingCard) => sent.status === 'pending' && setWaiting(before => [sent, ...before]),
    show: () => setTaken(before => [...newer.reverse(), ...before]),
    letGo: (id: number) => setRemoved(before => new Set(before).add(id)),
    readMore,
  }
}

// A reader who looks at one class, at chance or at their own is not called away by others.
const belongs = ({ graduationYear }: BlessingCard, { show, year, before }: WallView) =>
  show === 'newest' && before === null && (year === null || year === graduationYear)
