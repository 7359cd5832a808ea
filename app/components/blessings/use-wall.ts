import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { pageLocale } from '#app/browser/page-locale.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { useNewTexts } from '#app/components/discussion/use-new-texts.ts'
import { wallLink, type Wall, type WallView } from '#app/components/blessings/wall-view.ts'
import type { loader } from '#app/routes/blessings.tsx'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'
import type { LiveText } from '#server/live/live.schema.ts'
import { useFurther } from './use-further-pages.ts'

const isBlessing = (text: LiveText) => 'authorName' in text

/** Each blessing once, in the order in which it is first met. */
const eachOnce = (blessings: readonly BlessingCard[]): BlessingCard[] => [
  ...new Map(blessings.map(blessing => [blessing.id, blessing])).values(),
]

/**
 * What stands on the wall: what the loader read, pages that were asked for since, and what arrived meanwhile. Nothing moves while
 * somebody reads: arrivals wait until they are asked for.
 */
export function useWall(view: WallView, wall: Wall, now: string) {
  const fetcher = useFetcher<typeof loader>()
  const [arrivals, setArrivals] = useNewTexts({ topic: 'blessings', isOne: isBlessing, since: now })
  const [taken, setTaken] = useState<readonly BlessingCard[]>([])
  const [waiting, setWaiting] = useState<readonly BlessingCard[]>([])
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  // What may be done with a slip is its reader's: after a logout, in this tab or another, the wall begins anew.
  const place = `${useRoot()?.me?.id ?? 0} ${wallLink(view)}`
  const { further, add, drop } = useFurther(wall, place)
  const shownPlace = useRef(place)
  useEffect(() => {
    shownPlace.current = place
    setArrivals([])
    setTaken([])
  }, [place, setArrivals])
  const taking = useRef<(read: Wall) => void>(undefined)
  const read = fetcher.data?.wall
  useEffect(() => {
    if (read !== undefined) taking.current?.(read)
  }, [read])

  const standing = (all: readonly BlessingCard[]) => eachOnce(all).filter(({ id }) => !removed.has(id))
  // The first page once more: as it is now, not as it was when one read on from it.
  const pages = [...wall.blessings, ...further.flatMap(page => page.blessings), ...wall.blessings]
  const blessings = standing([...taken, ...pages])
  const known = new Set(blessings.map(({ id }) => id))
  const newer = standing(arrivals).filter(
    blessing => !known.has(blessing.id) && belongs(blessing, view) && isWanted(blessing, wall.texts, pageLocale()),
  )
  const cursor = (further[further.length - 1] ?? wall).nextCursor
  const more = cursor === null ? null : wallLink({ ...view, before: cursor })

  function removeFromWall(id: number): void {
    setRemoved(before => new Set(before).add(id))
    drop(id)
  }
  function readMore(event: MouseEvent): void {
    if (more === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (fetcher.state !== 'idle') return
    // A reader who has changed the filter meanwhile does not get these.
    taking.current = page => place === shownPlace.current && add(page)
    fetcher.load(more.replace(/#.*/, ''))
  }
  return {
    blessings,
    waiting: standing(waiting).filter(({ id }) => !known.has(id)),
    arrived: newer.length,
    more,
    isReading: fetcher.state !== 'idle',
    keep: (sent: BlessingCard) => sent.status === 'pending' && setWaiting(before => [sent, ...before]),
    show: () => setTaken(before => [...newer.reverse(), ...before]),
    removeFromWall,
    isEnd: more === null && further.length > 0,
    hasReadOn: read !== undefined,
    readMore,
  }
}

// A reader of one language hears of no blessings in the other.
const isWanted = ({ language }: BlessingCard, { shown }: Wall['texts'], own: string) =>
  shown === 'all' || language === own

// A reader who looks at one class, at chance or at their own is not called away by others.
const belongs = ({ graduationYear }: BlessingCard, { show, year, before }: WallView) =>
  show === 'newest' && before === null && (year === null || year === graduationYear)
