// Addresses that Remix answers beside those of routes (docs/remix.md).

/**
 * Which scripts belong to which page: the same for everybody, and asked for in passing. Session keys that have ended are left for a page to
 * tell of.
 */
export const isRouteList = (url: URL): boolean => url.pathname === '/__manifest'

/** Scripts change the page, or send a form: they are handed the data of routes and no document. */
export const isPageChange = (url: URL): boolean => url.pathname.endsWith('.data')

export const oldData = '_data'

/** Remix 2 still answers the data of one route under `?_data=`, past what pages answer with, and reports a fault each time it is asked. */
export const isOldData = (url: URL): boolean => url.searchParams.has(oldData)
