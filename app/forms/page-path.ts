/** The path of the page that a request is about; the data requests of page changes look like their pages. */
export const pagePath = (pathname: string): string => pathname.replace(/(\/_root)?\.data$/, '') || '/'

/** Answers carry these, so that scripts hear of what a redirect would hide (docs/product.md#session-expiry). */
export const sessionHeaders = { ended: 'X-Session-Ended', required: 'X-Login-Required' } as const
