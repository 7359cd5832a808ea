import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { Wall } from '#app/components/blessings/wall-view.ts'

type Pages = readonly Wall[]
const noPages: Pages = []

/** The further pages by history entry, so that a reader who returns by Back finds the same place. A reload clears them. */
const pagesByVisit = new Map<string, Pages>()

/**
 * Returns the kept pages only if they overlap with the current first page. Otherwise more blessings may have arrived than one page holds, and some
 * would be missing without notice.
 */
function storedPages(visit: string, wall: Wall): Pages {
  const kept = pagesByVisit.get(visit) ?? noPages
  const ids = new Set(wall.blessings.map(({ id }) => id))
  return kept.some(({ blessings }) => blessings.some(({ id }) => ids.has(id))) ? kept : noPages
}

/**
 * Returns the pages that were loaded after the first one, starting with the first page as it was then. They belong to one `place`: a view and its
 * reader.
 */
export function useLoadedPages(wall: Wall, place: string) {
  const key = `${place} ${useLocation().key}`
  const [read, setRead] = useState(() => ({ place, pages: storedPages(key, wall) }))
  const further = read.place === place ? read.pages : noPages
  useEffect(() => {
    if (further.length > 0) pagesByVisit.set(key, further)
  }, [key, further])
  function add(page: Wall): void {
    setRead(before => {
      const known = before.place === place && before.pages.length > 0 ? before.pages : [wall]
      return { place, pages: known.includes(page) ? known : [...known, page] }
    })
  }
  function drop(id: number): void {
    const without = (page: Wall) => ({ ...page, blessings: page.blessings.filter(blessing => blessing.id !== id) })
    setRead(before => ({ ...before, pages: before.pages.map(without) }))
  }
  return { further, add, drop }
}
