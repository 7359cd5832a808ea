// Where Remix's scripts ask for the data of a page: at its address with `.data` behind it, for Home at /_root.data (docs/remix.md).

/** Data of a page change, or a form that was sent by a script. */
export const isPageData = (pathname: string): boolean => pathname.endsWith('.data')

/** The path of the page that a request is about. */
export const pagePath = (pathname: string): string => pathname.replace(/(\/_root)?\.data$/, '') || '/'

/** Where they ask for the routes of links. */
export const isRouteList = (pathname: string): boolean => pathname === '/__manifest'
