// Access to the router of the open page (docs/remix.md).

/** Returns the page that the reader is navigating to, or the current page when there is no navigation. */
export function destination(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return window.__remixRouter.state.navigation.location ?? location
}

/** Reloads the data of the page. */
export const readPageAgain = (): void => window.__remixRouter.revalidate()

/**
 * Makes the router notify its subscribers only of states that differ. When it learns the routes of the page's links, it notifies them of the same
 * state, and React would render the whole page again. A new subscriber is notified immediately if the state is no longer the present one, such as
 * when the scroll position was restored before. Returns a function that undoes this for later subscribers.
 */
export function notifyOfChangesOnly(): () => void {
  const router = window.__remixRouter
  const present = router.state
  const subscribe = router.subscribe.bind(router)
  router.subscribe = listener => {
    let known = present
    const notify: typeof listener = (state, details) => {
      const isChanged = Object.entries(state).some(([name, value]) => value !== Reflect.get(known, name))
      known = state
      if (isChanged || details.deletedFetchers.length > 0) listener(state, details)
    }
    notify(router.state, { deletedFetchers: [], flushSync: false })
    return subscribe(notify)
  }
  return () => {
    router.subscribe = subscribe
  }
}
