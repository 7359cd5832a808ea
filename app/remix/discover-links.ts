/**
 * Has the scripts of Remix ask for the routes of the links of this page. They look at a link once it carries the mark. Marked by the server,
 * a hundred links would be looked at while the page comes to life, in the same moment as all its effects.
 */
export function discoverLinks(): void {
  if (!navigator.onLine) return
  for (const link of document.querySelectorAll('a[data-followed]:not([data-discover])'))
    link.setAttribute('data-discover', 'true')
}
