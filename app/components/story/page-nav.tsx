import { useEffect, useRef, type MouseEvent } from 'react'
import { scrollBehavior } from '#app/components/home/scroll-to-section.ts'
import { classNames } from '#app/components/ui/class-names.ts'
import { useActivePart } from './use-active-part.ts'

interface PagePart {
  /** The id of the section that it links to. */
  id: string
  label: string
  /** Anchors inside the part, such as the years of the timeline. */
  places?: readonly { id: string; label: string }[]
}

/** The contents of one page as a sticky strip that marks the current part (docs/product.md#timeline-page, #about-page). */
export function PageNav({ label, parts }: { label: string; parts: readonly PagePart[] }) {
  const strip = useRef<HTMLOListElement>(null)
  const active = useActivePart(parts.map(({ id }) => id))
  const places = parts.flatMap(part => part.places ?? [])
  const place = useActivePart(places.map(({ id }) => id))
  useInSight(strip, `${active ?? ''} ${place ?? ''}`)
  return (
    <nav className="parts" aria-label={label}>
      <ol className="parts__list" ref={strip}>
        {parts.map(part => (
          <li key={part.id} className="parts__part">
            <PartLink
              {...part}
              isActive={part.id === active && !part.places?.some(({ id }) => id === place)}
              isAround={part.id === active}
            />
            {part.places === undefined ? null : (
              <ol className="parts__places">
                {part.places.map(each => (
                  <li key={each.id}>
                    <PartLink {...each} isPlace isActive={part.id === active && each.id === place} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface PartLinkProps {
  id: string
  label: string
  isActive: boolean
  /** True if the part is current. Its link is highlighted, but if one of its places is current, only the place has aria-current. */
  isAround?: boolean
  isPlace?: boolean
}

function PartLink({ id, label, isActive, isAround = false, isPlace = false }: PartLinkProps) {
  function go(event: MouseEvent): void {
    const section = document.getElementById(id)
    if (section === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.replaceState(history.state, '', `#${id}`)
    section.scrollIntoView({ behavior: scrollBehavior() })
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1
    section.focus({ preventScroll: true })
  }
  return (
    <a
      href={`#${id}`}
      className={classNames('parts__link', isPlace && 'parts__link--place', isAround && 'is-around')}
      aria-current={isActive ? 'true' : undefined}
      onClick={go}
    >
      {label}
    </a>
  )
}

/** On a narrow screen, scrolls the strip so that the link of the current part is visible. */
function useInSight(strip: { current: HTMLOListElement | null }, active: string): void {
  useEffect(() => {
    const list = strip.current
    const links = list?.querySelectorAll('[aria-current]')
    const link = links?.[links.length - 1]
    if (!list || !(link instanceof HTMLElement) || list.scrollWidth <= list.clientWidth) return
    const { left, width } = link.getBoundingClientRect()
    list.scrollBy({ left: left - (list.clientWidth - width) / 2, behavior: scrollBehavior() })
  }, [strip, active])
}
