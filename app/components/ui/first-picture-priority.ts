// React 18 accepts only this HTML spelling of the attribute, while its types know only the spelling of React 19.
/** Attribute of the first picture of a page: the browser loads it before other pictures. */
export const highPriority = { fetchpriority: 'high' }
