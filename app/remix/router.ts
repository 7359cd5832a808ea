// Access to the router of the open page, for modules that are no components (docs/remix.md).

/** Returns the page that the reader is navigating to, or the current page when there is no navigation. */
export function destination(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return window.__remixRouter.state.navigation.location ?? location
}

/** Reloads the data of the page. */
export const readPageAgain = (): void => window.__remixRouter.revalidate()

/**
 * Makes the router tell its next subscribers only of states that differ. When it learns the routes of the page's links, it announces the same state
 * again, and React would render the whole page a second time.
 */
export function announceOnlyChanges(): void {
  const router = window.__remixRouter
  const { subscribe } = router
  router.subscribe = listener => {
    let known = router.state
    return subscribe((state, details) => {
      const isSame = Object.entries(state).every(([name, value]) => value === Reflect.get(known, name))
      known = state
      if (!isSame || details.deletedFetchers.length > 0) listener(state, details)
    })
  }
}
