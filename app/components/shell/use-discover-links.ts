import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { discoverLinks } from '#app/remix/discover-links.ts'

/** Has the routes that a page's links lead to loaded when the browser has nothing else to do, so that following one asks for data alone. */
export function useDiscoverLinks(): void {
  const { key } = useLocation()
  useEffect(() => {
    return whenIdle(discoverLinks)
  }, [key])
}
