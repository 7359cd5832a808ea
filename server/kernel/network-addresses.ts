import { isIP } from 'node:net'

/** Returns true for an address, or a network such as 10.0.0.0/8. */
export function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Returns true if all parts of an address can be decoded; the driver would throw only at the first query. */
export function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password, hostname, pathname } = new URL(text)
  try {
    return [username, password, hostname, pathname].every(part => !decodeURIComponent(part).includes(' '))
  } catch {
    return false
  }
}

/** Returns true if the path of an address names a database. */
export const namesDatabase = (address: string): boolean => new URL(address).pathname.length > 1

/** Returns true for an origin in the exact form in which browsers send it in `Origin`. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
