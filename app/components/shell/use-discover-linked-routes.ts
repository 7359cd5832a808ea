import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { listen } from '#app/components/ui/add-listeners.ts'
import { discoverLinkedRoute, discoverLinkedRoutes } from '#app/remix/discover-linked-routes.ts'
import { notifyOfChangesOnly } from '#app/remix/router.ts'
import { useEffectBeforeRouter } from './use-page-change.ts'

/**
 * Loads the routes of the links on the page while the browser is idle, so that following a link requests only data. The route of a link that appears
 * later is loaded when the pointer or the focus comes to it. What the router learns is no reason to render the page again.
 */
export function useDiscoverLinkedRoutes(): void {
  const { key } = useLocation()
  useEffectBeforeRouter(notifyOfChangesOnly, [])
  useEffect(() => {
    let stop = whenIdle(() => {
      discoverLinkedRoutes()
      stop = listen(document, ['pointerover', 'focusin'], discoverLinkedRoute)
    })
    return () => stop()
  }, [key])
}
