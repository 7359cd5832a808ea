// React 18 knows this attribute only as HTML spells it, its types only as React 19 does.
/** For the first picture of a page: the browser fetches it before other pictures. */
export const highPriority = { fetchpriority: 'high' }
