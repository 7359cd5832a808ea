import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react'

const buttonsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLButtonElement>('button[type="submit"]') ?? []),
]

interface NextFocus {
  list: RefObject<HTMLOListElement>
  /** To be called by each form whose button goes once it has done its work. */
  leave: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Where the button that was pressed is gone, the next one in the list gets the focus, else the heading: whoever works with the keyboard stays
 * where they were. `entries` names what the list holds.
 */
export function useNextFocus(entries: string, heading: string): NextFocus {
  const list = useRef<HTMLOListElement>(null)
  const left = useRef<number>(undefined)
  useEffect(() => {
    const index = left.current
    left.current = undefined
    if (index === undefined || document.activeElement !== document.body) return
    const goal = buttonsIn(list.current)[index] ?? document.getElementById(heading)
    if (goal === null) return
    if (goal.tabIndex < 0) goal.tabIndex = -1
    goal.focus({ preventScroll: true })
  }, [entries, heading])
  const leave = useCallback((event: FormEvent<HTMLFormElement>) => {
    left.current = buttonsIn(list.current).findIndex(button => event.currentTarget.contains(button))
  }, [])
  return { list, leave }
}
