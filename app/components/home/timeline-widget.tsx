import { useEffect, useRef } from 'react'
import { StaticPart } from '#app/components/reused-markup/static-part.tsx'
import { listen } from '#app/components/ui/add-listeners.ts'
import type { HomeShell } from '#app/content/pages/home.ts'

/** Four events of which one is open at a time, also without scripts; the address /#1952 opens that event (docs/product.md#timeline-widget). */
export function TimelineWidget({ eras }: { eras: HomeShell['eras'] }) {
  const list = useOneOpen()
  return (
    <ol className="eras grid" data-lazy="second-screen-list" ref={list}>
      {eras.map(era => (
        <li key={era.year} className="era">
          <details name="era" className="era__details">
            <summary className="era__summary" data-year={era.year}>
              <span className="era__year year">{era.year}</span>
              <span className="era__name">{era.name}</span>
              <span className="era__title display">{era.title}</span>
            </summary>
            <StaticPart part={`era-${era.year}`} className="era__body" id={String(era.year)} />
          </details>
        </li>
      ))}
    </ol>
  )
}

// Browsers that support `details name` close the others themselves; this code does it in older ones.
function useOneOpen() {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // Only the events close each other, not the lists of sources inside them.
    const eras = [...(list.current?.querySelectorAll<HTMLDetailsElement>(':scope > li > details') ?? [])]
    let pressed: { era: Element; top: number } | undefined
    function onPress({ target }: Event): void {
      const era = target instanceof Element ? target.closest('summary')?.closest('details') : undefined
      if (era && !era.open) pressed = { era, top: era.getBoundingClientRect().top }
    }
    function onToggle({ target }: Event): void {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      eras.forEach(era => era !== target && (era.open = false))
      // If an event above closes, the page would jump. Scrolling keeps the pressed event under the pointer.
      if (pressed?.era === target)
        window.scrollBy({ top: target.getBoundingClientRect().top - pressed.top, behavior: 'instant' })
      pressed = undefined
    }
    function openNamed(): void {
      const named = document.getElementById(location.hash.slice(1))?.closest('details')
      if (named && eras.includes(named)) named.open = true
    }
    const stops = [
      ...eras.flatMap(era => [listen(era, ['click'], onPress), listen(era, ['toggle'], onToggle)]),
      listen(window, ['hashchange'], openNamed),
    ]
    openNamed()
    return () => stops.forEach(stop => stop())
  }, [])
  return list
}
