// A page gets the address of a picture on another host as two addresses separated by a space: the original one, and the one by which this site
// serves it (server/rpc/proxied-image-addresses.ts). An uploaded picture has a single address.

/** Returns the address from which the browser loads the picture, on this site. */
export const shownAddress = (address: string): string => address.slice(address.indexOf(' ') + 1)

/** Returns the address as its author wrote it. */
export function sentAddress(address: string): string {
  const end = address.indexOf(' ')
  return end === -1 ? address : address.slice(0, end)
}

/** Returns the preview of an address that is being typed: this site fetches the picture for the member. */
export const previewAddress = (address: string): string =>
  /^https:/i.test(address) ? `/outside?address=${encodeURIComponent(address)}` : address
