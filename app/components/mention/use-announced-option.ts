import { type RefObject, useEffect } from 'react'

interface Controlled {
  list: string
  /** The option that is chosen; undefined while nothing is offered. */
  chosen: string | undefined
}

/** Tells a reader of screens which option of the list below a text area is chosen, while the area keeps the focus. */
export function useAnnouncedOption(box: RefObject<HTMLElement>, { list, chosen }: Controlled): void {
  useEffect(() => {
    const area = box.current?.querySelector('textarea')
    if (area == null) return
    area.setAttribute('aria-autocomplete', 'list')
    if (chosen === undefined) {
      area.removeAttribute('aria-controls')
      area.removeAttribute('aria-activedescendant')
    } else {
      area.setAttribute('aria-controls', list)
      area.setAttribute('aria-activedescendant', chosen)
      document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' })
    }
  }, [box, list, chosen])
}
