import { useMatches } from '@remix-run/react'

/** How many notices are unread: as the page itself says, which has just shown what some of them tell of, else as the frame knew. */
export function useUnread(known: number): number {
  const told = useMatches().flatMap(({ data }) => numberIn(data))
  return told[told.length - 1] ?? known
}

function numberIn(data: unknown): number[] {
  const unread: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'unreadNotices') : undefined
  return typeof unread === 'number' ? [unread] : []
}
