import { describe, expect, it } from 'vitest'
import { Cookies } from '#server/http/cookies.ts'
import { sentBack, setBy } from './cookie-headers.ts'

const flagsOf = (line = '') => line.split('; ').slice(1).sort()

describe.each([
  { https: false, secure: [] },
  { https: true, secure: ['Secure'] },
])('cookies with https: $https', ({ https, secure }) => {
  const cookies = new Cookies(null, https)
  cookies.set('token', 'key', 3600)
  cookies.setReadable('locale', 'en', 60)
  cookies.clear('refreshToken')
  const set = setBy(cookies)

  it('that are kept cannot be read by scripts', () => {
    expect(set['token']).toMatch(/^token=key;/)
    expect(flagsOf(set['token'])).toEqual(['HttpOnly', 'Max-Age=3600', 'Path=/', 'SameSite=Lax', ...secure])
  })

  it('that mirror the storage can be read by scripts', () => {
    expect(set['locale']).toMatch(/^locale=en;/)
    expect(flagsOf(set['locale'])).toEqual(['Max-Age=60', 'Path=/', 'SameSite=Lax', ...secure])
  })

  it('that are forgotten are emptied and expire immediately', () => {
    expect(set['refreshToken']).toMatch(/^refreshToken=;/)
    expect(flagsOf(set['refreshToken'])).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', ...secure])
  })
})

describe('a cookie', () => {
  it('is read as sent by the browser, or as set since', () => {
    const cookies = new Cookies('token=old; locale=zh', false)
    expect([cookies.read('token'), cookies.read('locale'), cookies.read('user')]).toEqual(['old', 'zh', undefined])
    cookies.set('token', 'new', 60)
    cookies.clear('locale')
    expect([cookies.read('token'), cookies.read('locale')]).toEqual(['new', undefined])
  })

  it('set twice in one response is sent once, with the last value', () => {
    const cookies = new Cookies(null, false)
    cookies.set('token', 'first', 60)
    cookies.clear('token')
    cookies.set('token', 'last', 60)
    const headers = new Headers()
    cookies.applyTo(headers)
    expect(headers.getSetCookie()).toEqual(['token=last; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'])
  })

  it('keeps any content through a round trip', () => {
    const text = '江; Path=/x, "%" = \r\nSet-Cookie: a=b 🔥'
    const cookies = new Cookies(null, false)
    cookies.set('note', text, 60)
    expect(new Cookies(sentBack(cookies), false).read('note')).toBe(text)
  })

  it('does not replace the cookies that a response sets itself', () => {
    const cookies = new Cookies(null, false)
    cookies.set('token', 'key', 60)
    const headers = new Headers([['Set-Cookie', 'own=1']])
    cookies.applyTo(headers)
    expect(headers.getSetCookie()).toHaveLength(2)
  })
})

describe('a Cookie header', () => {
  it.each([[null], [undefined], [''], [';;;'], ['token'], ['token='], ['=x'], ['token=%00\u0000; ']])(
    'without a valid token is read as none or unchanged, and never throws: %j',
    header => {
      expect(new Cookies(header, false).read('refreshToken')).toBeUndefined()
    },
  )
})
