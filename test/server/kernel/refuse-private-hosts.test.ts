import { describe, expect, it } from 'vitest'
import { isPublicAddress, ExternalHosts, PrivateHost } from '#server/kernel/refuse-private-hosts.ts'

describe('an address is public', () => {
  it.each(['8.8.8.8', '202.119.0.1', '100.63.255.255', '172.32.0.1', '2400:3200::1', '2606:4700::1111'])(
    '%s',
    address => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '100.64.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1'],
    ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', 'ff02::1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
    ],
    ...['fe80::1%eth0', '', 'localhost', '127.1', '0x7f000001', '2130706433'],
  ])('but not %s', address => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('the host of an address', () => {
  const named: Record<string, string[]> = {
    'mail.example': ['202.119.0.1'],
    'inside.example': ['10.0.0.7'],
    'both.example': ['202.119.0.1', '10.0.0.7'],
    'nowhere.example': [],
  }
  const asked: string[] = []
  const resolve = (host: string) => {
    asked.push(host)
    return Promise.resolve(named[host] ?? ['127.0.0.1'])
  }
  const hosts = new ExternalHosts({ allowed: ['192.168.7.0/24', 'fd00::/8'], resolve })

  it('is connected to at the IP address that was resolved', async () => {
    expect(await hosts.addressOf('mail.example')).toBe('202.119.0.1')
    expect(await hosts.addressOf('202.119.0.2')).toBe('202.119.0.2')
    expect(asked).toEqual(['mail.example'])
  })

  it.each(['inside.example', 'both.example', 'nowhere.example', 'localhost', '127.1', '10.0.0.7', '::1'])(
    'is refused: %s',
    async host => {
      await expect(hosts.addressOf(host)).rejects.toThrow(PrivateHost)
    },
  )

  it('may be private when the operator allows it', async () => {
    expect(await hosts.addressOf('192.168.7.9')).toBe('192.168.7.9')
    expect(await hosts.addressOf('fd00::9')).toBe('fd00::9')
    await expect(hosts.addressOf('192.168.8.9')).rejects.toThrow(PrivateHost)
  })
})
