import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { forumPageKind, type ForumPageKind } from './forum-page-kind.ts'

/** Most pages are there before; only what takes longer is said, in milliseconds. */
const saidAfter = 400

export interface Loading {
  /** True when the page that was asked for lets its reader wait. */
  isSlow: boolean
  part: ForumPageKind | undefined
}

/** Whether another page is on its way, and which part of the forum that is. */
export function useLoading(): Loading {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const goal = state === 'loading' && location.pathname !== pathname ? location.pathname : undefined
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (goal === undefined) return undefined
    const waiting = setTimeout(() => setSlow(true), saidAfter)
    return () => {
      clearTimeout(waiting)
      setSlow(false)
    }
  }, [goal])
  return { isSlow: isSlow && goal !== undefined, part: goal === undefined ? undefined : forumPageKind(goal) }
}
