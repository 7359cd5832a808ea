// The router of the open page, for files that are no components (docs/remix.md).

/** The page that the reader is leaving for; the one they stand on where they are not leaving. */
export function destination(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  return window.__remixRouter.state.navigation.location ?? location
}

/** Has the page read its data again. */
export const readPageAgain = (): void => window.__remixRouter.revalidate()
