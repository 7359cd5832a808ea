const undiscovered = 'a[data-followed]:not([data-discover])'

/**
 * Makes Remix's scripts load the routes of this page's links, which they do once a link has this attribute. If the server set it, they would look up
 * a hundred links during hydration, at the same time as all effects.
 */
export const discoverLinkedRoutes = (): void => document.querySelectorAll(undiscovered).forEach(discover)

/** Makes Remix's scripts load the route of the link to which the pointer or the focus has come. */
export function discoverLinkedRoute({ target }: Event): void {
  const link = target instanceof Element && target.closest(undiscovered)
  if (link) discover(link)
}

function discover(link: Element): void {
  if (navigator.onLine) link.setAttribute('data-discover', 'true')
}
