import { describe, expect, it } from 'vitest'
import { isSameOrigin } from '#server/http/same-origin.ts'

interface Asked {
  method?: string
  origin?: string
  site?: string
  host?: string | undefined
  session?: boolean
}

function passes({ method = 'POST', origin, site, session = true, ...rest }: Asked): boolean {
  const host = 'host' in rest ? rest.host : 'hhu.example:8443'
  const headers = new Headers()
  if (origin !== undefined) headers.set('Origin', origin)
  if (site !== undefined) headers.set('Sec-Fetch-Site', site)
  return isSameOrigin(new Request('http://inside.invalid/login', { method, headers }), host, session)
}

const foreign = { origin: 'https://elsewhere.example', site: 'cross-site' } as const

describe('a request with the method', () => {
  it.each(['GET', 'HEAD'])('%s is allowed from any origin', method => {
    expect(passes({ method, ...foreign })).toBe(true)
    expect(passes({ method, origin: 'null' })).toBe(true)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is refused from another origin, with or without a session',
    method => {
      expect(passes({ method, ...foreign })).toBe(false)
      expect(passes({ method, ...foreign, session: false })).toBe(false)
    },
  )
})

describe('an origin', () => {
  it.each([
    ['of this site', 'https://hhu.example:8443', true],
    ['of this site, in capitals', 'https://HHU.example:8443', true],
    ['of this site by the name of a proxy that ends https', 'http://hhu.example:8443', true],
    ['at another port', 'https://hhu.example:8444', false],
    ['at the port that goes without saying', 'https://hhu.example', false],
    ['of a sibling', 'https://www.hhu.example:8443', false],
    ['of a name that begins alike', 'https://hhu.example:8443.elsewhere.example', false],
    ['with our name as its user', 'https://hhu.example:8443@elsewhere.example', false],
    ['null', 'null', false],
    ['of a file', 'file://', false],
    ['that is none', 'hhu.example', false],
    ['empty', '', false],
  ])('%s (%s): %s', (_, origin, expected) => {
    expect(passes({ origin })).toBe(expected)
    expect(passes({ origin, site: 'same-origin' })).toBe(expected)
    expect(passes({ origin, session: false })).toBe(expected)
  })

  it('localhost differs from 127.0.0.1', () => {
    expect(passes({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(true)
    expect(passes({ origin: 'http://localhost:3000', host: '127.0.0.1:3000' })).toBe(false)
    expect(passes({ origin: 'http://127.0.0.1:3000', host: 'localhost:3000' })).toBe(false)
  })

  it('is compared with Host in any case, also for IPv6', () => {
    expect(passes({ origin: 'https://hhu.example', host: 'HHU.Example' })).toBe(true)
    expect(passes({ origin: 'http://[::1]:3000', host: '[::1]:3000' })).toBe(true)
  })

  it.each(['null', 'file://', '', 'https://elsewhere.example'])(
    '%s does not match a request without a Host',
    origin => {
      expect(passes({ origin, host: undefined })).toBe(false)
      expect(passes({ origin, host: '' })).toBe(false)
    },
  )
})

describe('Sec-Fetch-Site', () => {
  it.each([
    ['same-origin', true],
    ['none', false],
    ['same-site', false],
    ['cross-site', false],
    ['Same-Origin, cross-site', false],
    ['', false],
  ])('%s: %s', (site, expected) => {
    expect(passes({ site })).toBe(expected)
    expect(passes({ site, session: false })).toBe(expected)
    expect(passes({ site, origin: 'https://hhu.example:8443' })).toBe(expected)
  })

  it('does not make a foreign origin acceptable', () => {
    expect(passes({ site: 'same-origin', origin: 'https://elsewhere.example' })).toBe(false)
    expect(passes({ site: 'same-origin', origin: 'null' })).toBe(false)
  })
})

describe('a request without Origin and Sec-Fetch-Site', () => {
  it('is accepted without a session and refused with one', () => {
    expect(passes({ session: false })).toBe(true)
    expect(passes({ session: true })).toBe(false)
  })
})
