// React 18 knows this attribute only as HTML spells it, its types only as React 19 does.
/** For the one picture that a page begins with: the browser fetches it before whatever else it has found. */
export const soonest = { fetchpriority: 'high' }
