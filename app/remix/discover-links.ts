/**
 * Makes Remix's scripts load the routes of this page's links, which they do once a link has this attribute. If the server set it, they would look up
 * a hundred links during hydration, at the same time as all effects.
 */
export function discoverLinks(): void {
  if (!navigator.onLine) return
  for (const link of document.querySelectorAll('a[data-followed]:not([data-discover])'))
    link.setAttribute('data-discover', 'true')
}
