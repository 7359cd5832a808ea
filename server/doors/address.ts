import { BlockList, isIP } from 'node:net'

/** Tells the client's address: the peer's, or behind trusted proxies the last address in X-Forwarded-For that is not one of them. */
export function addressReader(
  trusted: readonly string[],
): (peer: string | undefined, forwarded: string | undefined) => string {
  const proxies = new BlockList()
  for (const entry of trusted) addProxy(proxies, entry)
  const isProxy = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (peer, forwarded) => {
    const direct = plain(peer ?? 'unknown')
    if (forwarded === undefined || !isProxy(direct)) return direct
    const hops = forwarded.split(',').map(hop => plain(hop.trim()))
    return hops.reverse().find(hop => isIP(hop) !== 0 && !isProxy(hop)) ?? direct
  }
}

// IPv4 peers of a dual-stack socket look like ::ffff:192.0.2.1.
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/iu, '')

function addProxy(proxies: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (prefix === undefined) proxies.addAddress(address, family)
  else proxies.addSubnet(address, Number(prefix), family)
}
