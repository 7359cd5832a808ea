// Remix's scripts request the data of a page at its path with `.data` appended, for Home at /_root.data (docs/remix.md).

/** Returns true for page data, and for a form that a script submits. */
export const isPageData = (pathname: string): boolean => pathname.endsWith('.data')

/** Returns the path of the page that a request is for. */
export const pagePath = (pathname: string): string => pathname.replace(/(\/_root)?\.data$/, '') || '/'

/** Returns true for the path where Remix's scripts request the routes of links. */
export const isRouteList = (pathname: string): boolean => pathname === '/__manifest'
