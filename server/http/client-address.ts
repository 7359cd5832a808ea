import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, SocketAddress } from 'node:net'

export type AddressReader = (peer: string | undefined, forwarded: string | undefined) => string

/**
 * Returns a function that determines the client's address: the peer's, or behind trusted proxies the last hop in X-Forwarded-For that is not one of
 * them. If that hop is not an address, the peer's address counts, because earlier hops may be forged.
 */
export function addressReader(trusted: readonly string[]): AddressReader {
  const proxies = new BlockList()
  for (const entry of trusted) addProxy(proxies, entry)
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (peer, forwarded) => {
    const direct = plain(peer ?? 'unknown')
    if (forwarded === undefined || !isProxy(direct)) return counted(direct)
    const hops = forwarded.split(',').map(hop => plain(hop.trim()))
    const client = hops.reverse().find(hop => !isProxy(hop)) ?? direct
    return counted(isIP(client) === 0 ? direct : client)
  }
}

/** Returns the client's address of a Node request. */
export function addressOfRequest({ socket, headers }: IncomingMessage, addressOf: AddressReader): string {
  const forwarded = headers['x-forwarded-for']
  return addressOf(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
}

// Normalizes an address to one notation. IPv4 peers of a dual-stack socket look like ::ffff:192.0.2.1.
function plain(address: string): string {
  if (isIP(address) !== 6) return address
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/u, '')
}

// A household or a phone has a whole /64 of IPv6, so its addresses count as one.
function counted(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(group => group !== '')
  const after = (tail ?? '').split(':').filter(group => group !== '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}

function addProxy(proxies: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (prefix === undefined) proxies.addAddress(address, family)
  else proxies.addSubnet(address, Number(prefix), family)
}
