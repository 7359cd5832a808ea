import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react'

const buttonsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLButtonElement>('button[type="submit"]') ?? []),
]

interface NextFocus {
  list: RefObject<HTMLOListElement>
  /** Submit handler for each form whose button disappears after a successful act. */
  leave: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * When the pressed button has been removed, moves the focus to the next one in the list, else to the heading, so that keyboard users keep their
 * place. `entries` changes when the list does.
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
