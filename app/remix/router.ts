// Access to the router of the open page, for modules that are no components (docs/remix.md).

/** Returns the page that the reader is navigating to, or the current page when there is no navigation. */
export function destination(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return window.__remixRouter.state.navigation.location ?? location
}

/** Reloads the data of the page. */
export const readPageAgain = (): void => window.__remixRouter.revalidate()
