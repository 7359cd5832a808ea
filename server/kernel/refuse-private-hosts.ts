// Checks the hosts that the site connects to at the request of others: an admin's mail server, a picture of another host. Hosts named by the operator
// are not restricted.
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not public (IANA special-purpose registry). */
const specialV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
] as const

/** In IPv6 only 2000::/3 is public, except for these: Teredo and its neighbours, documentation, 6to4. */
const publicV6 = '2000::/3'
const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const

const special = listOf([...specialV4, ...specialV6])
const unicast = listOf([publicV6])

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/** Returns true for an address that is reachable from the whole internet: no loopback, private, link-local, cloud metadata or translated address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** The site may not connect to this host at the request of others. */
export class PrivateHost extends Error {
  constructor(host: string) {
    super(`${host} is no public address`)
    this.name = 'PrivateHost'
  }
}

export type Resolve = (host: string) => Promise<readonly string[]>

const bySystem: Resolve = async host => (await lookup(host, { all: true })).map(({ address }) => address)

interface Rules {
  /** Private addresses and networks that are allowed nevertheless (PRIVATE_HOSTS). */
  allowed: readonly string[]
  resolve?: Resolve
  /** The ports that a mail server may have; undefined allows any. */
  mailPorts?: readonly number[] | undefined
}

export const mailPorts = [25, 465, 587, 2525] as const

export class ExternalHosts {
  readonly #allowed: BlockList
  readonly #resolve: Resolve
  readonly mailPorts: readonly number[] | undefined

  constructor({ allowed, resolve = bySystem, mailPorts: ports }: Rules) {
    this.#allowed = listOf(allowed)
    this.#resolve = resolve
    this.mailPorts = ports
  }

  /**
   * Returns the address to connect to for a host. The caller must connect to this address and not resolve the name again, because the name may
   * resolve differently the second time. Throws `PrivateHost` if any of its addresses is neither public nor allowed.
   */
  async addressOf(host: string): Promise<string> {
    const addresses = isIP(host) === 0 ? await this.#resolve(host) : [host]
    const [first] = addresses
    if (first === undefined || !addresses.every(address => this.#mayReach(address))) throw new PrivateHost(host)
    return first
  }

  #mayReach(address: string): boolean {
    return isPublicAddress(address) || (isIP(address) !== 0 && this.#allowed.check(address, familyOf(address)))
  }
}
