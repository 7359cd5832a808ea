import { useEffect, useState } from 'react'
import { listen } from '#app/components/ui/add-listeners.ts'
import { activePart } from './active-part.ts'

/** Which of these sections one reads; the first until scripts have looked. */
export function useActivePart(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const known = key.split(' ')
    let asked = 0
    function look(): void {
      asked = 0
      const tops = known.flatMap(id => {
        const section = document.getElementById(id)
        return section === null ? [] : [{ id, top: section.getBoundingClientRect().top + scrollY }]
      })
      const furthest = document.documentElement.scrollHeight - innerHeight
      setActive(activePart(tops, { scrolled: scrollY, furthest }))
    }
    const ask = () => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    const stop = listen(window, ['scroll', 'resize'], ask)
    return () => {
      cancelAnimationFrame(asked)
      stop()
    }
  }, [key])
  return active
}
