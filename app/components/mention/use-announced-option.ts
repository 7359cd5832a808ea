import { type RefObject, useEffect } from 'react'

interface Controlled {
  list: string
  /** The id of the chosen option; undefined while there are no suggestions. */
  chosen: string | undefined
}

/** Announces the chosen option of the list below a text area to screen readers, while the text area keeps the focus. */
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
