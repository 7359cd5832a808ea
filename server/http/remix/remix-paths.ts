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

// The longest path of a page has a department of a hundred characters (docs/product.md#limits-of-length), each encoded in up to twelve: 1,214 characters.
const maxPathLength = 2000
// Far more than any page has.
const maxPathSegments = 20

/** True for a path that no page has. Remix tries routes for every prefix of a path, so one of seven thousand segments would take seconds. */
export const isLongerThanPages = ({ pathname }: URL): boolean =>
  pathname.length > maxPathLength || pathname.split('/').length - 1 > maxPathSegments
