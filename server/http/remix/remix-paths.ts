// Addresses that Remix answers beside those of routes (docs/remix.md).

/** The list of the scripts of each page. It is the same for everybody and asked for in the background, so an ended session is not reported here. */
export const isRouteList = ({ pathname }: { pathname: string }): boolean => pathname === '/__manifest'

/** Requests of scripts that change the page or send a form: they get the data of routes and no document. */
export const isPageChange = (url: URL): boolean => url.pathname.endsWith('.data')

export const oldData = '_data'

/** Remix 2 still answers the data of one route under `?_data=`, past what pages answer with, and reports a fault each time it is asked. */
export const isOldData = (url: URL): boolean => url.searchParams.has(oldData)
