import { NavigationType, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Who turns a page of a list finds the focus on its heading; who chose another order keeps it there, who goes back has it as it was. */
export function useTurnedPage({ page, sort }: { page: number; sort?: string }, heading: string): void {
  const isReturn = useNavigationType() === NavigationType.Pop
  const was = useRef({ page, sort })
  useEffect(() => {
    const isTurned = was.current.page !== page && was.current.sort === sort
    was.current = { page, sort }
    if (isTurned && !isReturn) document.getElementById(heading)?.focus({ preventScroll: true })
  }, [page, sort, heading, isReturn])
}
