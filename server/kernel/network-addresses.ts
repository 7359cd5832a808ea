import { isIP } from 'node:net'

/** An address, or a network as 10.0.0.0/8. */
export function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** A part that is wrongly written must not wait for the driver, which would throw at the first query. */
export function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password, hostname, pathname } = new URL(text)
  try {
    return [username, password, hostname, pathname].every(part => !decodeURIComponent(part).includes(' '))
  } catch {
    return false
  }
}

/** True where the path of an address is the name of a database. */
export const namesDatabase = (address: string): boolean => new URL(address).pathname.length > 1

/** A site as browsers name it in `Origin`, which is compared letter for letter. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
