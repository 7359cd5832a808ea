import { useLocation } from '@remix-run/react'
import { isCurrent } from '#app/components/ui/link.tsx'
import { chapters, communityPages } from './site-links.ts'

/** Returns the link of the frame that leads to the current page or to one of its ancestors; empty if there is none. */
export function useCurrentLink(): string {
  const { pathname } = useLocation()
  return [...chapters, ...communityPages].find(({ to }) => isCurrent(pathname, to, to === '/'))?.to ?? ''
}
