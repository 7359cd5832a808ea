import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { pageLocale } from '#app/browser/page-locale.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { useNewTexts } from '#app/components/discussion/use-new-texts.ts'
import { isWanted, wallAddress, type Wall, type WallView } from '#app/components/blessings/wall-view.ts'
import type { loader } from '#app/routes/blessings.tsx'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'
import type { LiveText } from '#server/live/live.schema.ts'
import { useLoadedPages } from './use-loaded-pages.ts'

const isBlessing = (text: LiveText) => 'authorName' in text

/** Each blessing once, at its first position and with its last value. */
const eachOnce = (blessings: readonly BlessingCard[]): BlessingCard[] => [
  ...new Map(blessings.map(blessing => [blessing.id, blessing])).values(),
]

/**
 * Returns the blessings of the wall: those of the loader, of further pages, and new ones. New blessings are shown on request only, so that nothing
 * moves while the page is being read.
 */
export function useWall(view: WallView, wall: Wall, now: string) {
  const fetcher = useFetcher<typeof loader>()
  const [arrivals, setArrivals] = useNewTexts({ topic: 'blessings', guard: isBlessing, since: now })
  const [taken, setTaken] = useState<readonly BlessingCard[]>([])
  const { unlisted, keep } = useUnlisted(wall.texts)
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  // The rights on each blessing depend on the reader, so the wall is reset after a logout in this tab or another.
  const place = `${useRoot()?.me?.id ?? 0} ${wallAddress(view)}`
  const { further, add, drop } = useLoadedPages(wall, place)
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
  // The first page comes again at the end, so that its current values replace those of the first page in `further`.
  const pages = [...wall.blessings, ...further.flatMap(page => page.blessings), ...wall.blessings]
  const blessings = standing([...taken, ...pages])
  const known = new Set(blessings.map(({ id }) => id))
  // New blessings in the other language are not announced to a reader who filters by language.
  const newer = standing(arrivals).filter(
    blessing =>
      !known.has(blessing.id) && belongs(blessing, view) && isWanted(blessing, wall.texts.shown, pageLocale()),
  )
  const cursor = (further[further.length - 1] ?? wall).nextCursor
  const more = cursor === null ? null : wallAddress({ ...view, before: cursor })

  function removeFromWall(id: number): void {
    setRemoved(before => new Set(before).add(id))
    drop(id)
  }
  function readMore(event: MouseEvent): void {
    if (more === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (fetcher.state !== 'idle') return
    // The result is dropped if the reader has changed the filter meanwhile.
    taking.current = page => place === shownPlace.current && add(page)
    fetcher.load(more.replace(/#.*/, ''))
  }
  return {
    blessings,
    waiting: standing(unlisted).filter(({ id }) => !known.has(id)),
    arrived: newer.length,
    more,
    isReading: fetcher.state !== 'idle',
    keep,
    show: () => setTaken(before => [...newer.reverse(), ...before]),
    removeFromWall,
    isEnd: more === null && further.length > 0,
    hasReadOn: read !== undefined,
    readMore,
  }
}

/** The blessings of this reader that the list leaves out, because they wait for review or are in the other language. They go with the page. */
function useUnlisted(texts: Wall['texts']) {
  const [unlisted, setUnlisted] = useState<readonly BlessingCard[]>([])
  // Returns whether the list has the blessing, unless it waits for review.
  function keep(sent: BlessingCard): boolean {
    const isListed = isWanted(sent, texts.shown, pageLocale())
    if (sent.status === 'pending' || !isListed) setUnlisted(before => [sent, ...before])
    return isListed
  }
  return { unlisted, keep }
}

// New blessings are announced only on the first page of the newest, and only if the class year matches.
const belongs = ({ graduationYear }: BlessingCard, { show, year, before }: WallView) =>
  show === 'newest' && before === null && (year === null || year === graduationYear)
