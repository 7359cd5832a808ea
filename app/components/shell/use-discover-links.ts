import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { discoverLinks } from '#app/remix/discover-links.ts'

/** Loads the routes of the links on the page while the browser is idle, so that following a link requests only data. */
export function useDiscoverLinks(): void {
  const { key } = useLocation()
  useEffect(() => {
    return whenIdle(discoverLinks)
  }, [key])
}
