import { NavigationType, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Moves the focus to the heading of a list after another page was opened. A new order keeps the focus where it is, and Back restores it. */
export function useFocusAfterPaging({ page, sort }: { page: number; sort?: string }, heading: string): void {
  const isReturn = useNavigationType() === NavigationType.Pop
  const was = useRef({ page, sort })
  useEffect(() => {
    const isTurned = was.current.page !== page && was.current.sort === sort
    was.current = { page, sort }
    if (isTurned && !isReturn) document.getElementById(heading)?.focus({ preventScroll: true })
  }, [page, sort, heading, isReturn])
}
