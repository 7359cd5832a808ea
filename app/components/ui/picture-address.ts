// A picture of another host comes to a page as two addresses with a space between: the one that was sent, and the one by which this site
// shows it (server/rpc/proxied-image-addresses.ts). One that was uploaded here has a single one.

/** Where the browser gets the picture: from this site. */
export const shownAddress = (address: string): string => address.slice(address.indexOf(' ') + 1)

/** As its author wrote it. */
export function sentAddress(address: string): string {
  const end = address.indexOf(' ')
  return end === -1 ? address : address.slice(0, end)
}

/** Of an address that is only being typed: this site fetches it for its member to look at. */
export const previewAddress = (address: string): string =>
  /^https:/i.test(address) ? `/outside?address=${encodeURIComponent(address)}` : address
