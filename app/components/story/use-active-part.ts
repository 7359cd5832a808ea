import { useEffect, useState } from 'react'
import { measureOnWindowEvents } from '#app/components/ui/add-listeners.ts'
import { activePart } from './active-part.ts'

/** Returns the id of the section that is being read; the first one until scripts have measured. */
export function useActivePart(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const known = key.split(' ')
    return measureOnWindowEvents(['scroll', 'resize'], () => {
      const tops = known.flatMap(id => {
        const section = document.getElementById(id)
        return section === null ? [] : [{ id, top: section.getBoundingClientRect().top + scrollY }]
      })
      const furthest = document.documentElement.scrollHeight - innerHeight
      setActive(activePart(tops, { scrolled: scrollY, furthest }))
    })
  }, [key])
  return active
}
