import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { listen } from '#app/components/ui/add-listeners.ts'
import { discoverLinks } from '#app/remix/discover-links.ts'

/**
 * Loads the routes of the links on the page while the browser is idle, so that following a link requests only data. The routes of links that appear
 * later are loaded when the pointer or the focus moves to another element.
 */
export function useDiscoverLinks(): void {
  const { key } = useLocation()
  useEffect(() => {
    return whenIdle(discoverLinks)
  }, [key])
  useEffect(() => {
    return listen(document, ['pointerover', 'focusin'], discoverLinks)
  }, [])
}
