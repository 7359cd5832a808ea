// Addresses that Remix answers besides those of routes (docs/remix.md).

/**
 * True for the list of routes and their scripts. It is the same for everybody and requested in the background, so it does not report an ended
 * session.
 */
export const isRouteList = ({ pathname }: { pathname: string }): boolean => pathname === '/__manifest'

/** True for requests of scripts that change the page or send a form: they get the data of routes and no document. */
export const isPageChange = (url: URL): boolean => url.pathname.endsWith('.data')

export const legacyDataParameter = '_data'

/** Remix 2 still answers the data of one route under `?_data=`. That bypasses the handling of pages, and reports a fault for each request. */
export const isLegacyDataRequest = (url: URL): boolean => url.searchParams.has(legacyDataParameter)

// The longest address of a page has a department of a hundred characters, each encoded in up to twelve (docs/product.md#limits).
const maxPathLength = 2000
const maxPathSegments = 250

/** True for a path that no page has. Remix tries routes for every prefix of an address, so one of seven thousand segments would take seconds. */
export const isLongerThanPages = ({ pathname }: URL): boolean =>
  pathname.length > maxPathLength || pathname.split('/').length > maxPathSegments
