import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { forumPageKind, type ForumPageKind } from './forum-page-kind.ts'

/** In milliseconds. Most pages load faster, so only a slower one shows a loading state. */
const slowAfter = 400

export interface Loading {
  /** True if the requested page is slow to load. */
  isSlow: boolean
  part: ForumPageKind | undefined
}

/** Returns whether another page is loading, and which part of the forum it is. */
export function useLoading(): Loading {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const goal = state === 'loading' && location.pathname !== pathname ? location.pathname : undefined
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (goal === undefined) return undefined
    const waiting = setTimeout(() => setSlow(true), slowAfter)
    return () => {
      clearTimeout(waiting)
      setSlow(false)
    }
  }, [goal])
  return { isSlow: isSlow && goal !== undefined, part: goal === undefined ? undefined : forumPageKind(goal) }
}
