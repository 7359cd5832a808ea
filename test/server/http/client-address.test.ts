import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { addressOfRequest, addressReader } from '#server/http/client-address.ts'

const unproxied = addressReader([])
const proxied = addressReader(['10.0.0.0/8', '198.51.100.7', '2001:db8:ffff::/48'])

describe('without a proxy', () => {
  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '192.0.2.1', '203.0.113.9'],
    ['127.0.0.1', '192.0.2.1', '127.0.0.1'],
    ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['::FFFF:203.0.113.9', undefined, '203.0.113.9'],
    ['::ffff:cb00:7109', undefined, '203.0.113.9'],
    [undefined, '192.0.2.1', 'unknown'],
    ['', undefined, ''],
  ])('peer %s, forwarded %s: %s', (peer, forwarded, expected) => {
    expect(unproxied(peer, forwarded)).toBe(expected)
  })
})

describe('behind trusted proxies', () => {
  it.each([
    ['one proxy', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['a proxy named by itself', '198.51.100.7', '203.0.113.9', '203.0.113.9'],
    ['a proxy seen through a dual-stack socket', '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['a proxy in IPv6', '2001:db8:ffff:1::2', '203.0.113.9', '203.0.113.9'],
    ['a chain', '10.1.2.3', '203.0.113.9, 198.51.100.7,10.9.9.9', '203.0.113.9'],
    ['a client in the dual-stack form', '10.1.2.3', '::ffff:203.0.113.9', '203.0.113.9'],
    ['a proxy of the chain in the dual-stack form', '10.1.2.3', '203.0.113.9, ::ffff:10.9.9.9', '203.0.113.9'],
    ['what the client made up before its own address', '10.1.2.3', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
    ['a client in IPv6', '10.1.2.3', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['nobody but proxies', '10.1.2.3', '10.9.9.9, 198.51.100.7', '10.1.2.3'],
    ['no header', '10.1.2.3', undefined, '10.1.2.3'],
    ['an empty header', '10.1.2.3', '', '10.1.2.3'],
    ['garbage', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['garbage between commas', '10.1.2.3', ', ,,<script>', '10.1.2.3'],
    ['garbage behind an address that the client made up', '10.1.2.3', '192.0.2.1, unknown', '10.1.2.3'],
  ])('%s', (_, peer, forwarded, expected) => {
    expect(proxied(peer, forwarded)).toBe(expected)
  })

  it.each(['203.0.113.9', '11.0.0.1', '198.51.100.8'])('%s, which is not a trusted proxy, is not believed', peer => {
    expect(proxied(peer, '192.0.2.1')).toBe(peer)
    expect(proxied(peer, '192.0.2.1, 10.0.0.1')).toBe(peer)
  })
})

describe('an IPv6 network of 64 bits', () => {
  it.each([
    '2001:db8:0:7::1',
    '2001:db8:0:7:ffff:ffff:ffff:ffff',
    '2001:DB8:0:7::1',
    '2001:0db8:0000:0007:0000:0000:0000:0001',
    '2001:db8::7:0:0:0:1',
    '2001:db8:0:7::192.0.2.1',
    '2001:db8:0:7::1%eth0',
  ])('is counted as one address, written %s', peer => {
    expect(unproxied(peer, undefined)).toBe('2001:db8:0:7::/64')
  })

  it('differs from the next network', () => {
    expect(unproxied('2001:db8:0:8::1', undefined)).toBe('2001:db8:0:8::/64')
    expect(unproxied('2001:db8:0:7::1', undefined)).not.toBe(unproxied('2001:db8:1:7::1', undefined))
  })

  it.each(['::1', '0:0:0:0:0:0:0:1', '::'])('that is all zeros is written in full: %s', peer => {
    expect(unproxied(peer, undefined)).toBe('0:0:0:0::/64')
  })
})

it.each([
  ['192.0.2.1, 10.0.0.5', '192.0.2.1'],
  [['192.0.2.1', '192.0.2.2'], '192.0.2.2'],
  [undefined, '10.0.0.1'],
])('a request forwarded for %s has the address %s', (forwarded, expected) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '10.0.0.1' })
  const request = Object.assign(new IncomingMessage(socket), { headers: { 'x-forwarded-for': forwarded } })
  expect(addressOfRequest(request, proxied)).toBe(expected)
})
