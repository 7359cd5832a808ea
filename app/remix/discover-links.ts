/**
 * Has the scripts of Remix ask for the routes of the links of this page, one link for each address; `known` are the addresses that they have
 * been shown before. The scripts look at a link once it carries the mark. Marked by the server, a hundred links would be looked at while the
 * page comes to life, in the same moment as all its effects.
 */
export function discoverLinks(known: Set<string>): void {
  if (!navigator.onLine) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-followed]')) {
    const { pathname } = link
    if (known.has(pathname)) continue
    known.add(pathname)
    link.setAttribute('data-discover', 'true')
  }
}
