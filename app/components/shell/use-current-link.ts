import { useLocation } from '@remix-run/react'
import { isCurrent } from '#app/components/ui/link.tsx'
import { chapters, communityPages } from './site-links.ts'

/** Which of the links of the frame leads to the page that is open, or to one above it; empty where none does. */
export function useCurrentLink(): string {
  const { pathname } = useLocation()
  return [...chapters, ...communityPages].find(({ to }) => isCurrent(pathname, to, to === '/'))?.to ?? ''
}
