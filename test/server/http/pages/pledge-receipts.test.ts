import { describe, expect, it } from 'vitest'
import { Cookies } from '#server/http/cookies.ts'
import { storeReceipt, receiptsOf } from '#server/http/pages/pledge-receipts.ts'
import { newToken } from '#server/kernel/secret.ts'
import { sentBack } from '../cookie-headers.ts'

const of = (value: string) => receiptsOf(new Cookies(`receipts=${encodeURIComponent(value)}`, false))

describe('the pledge receipts in a browser', () => {
  it('are empty at first', () => {
    expect(receiptsOf(new Cookies(null, false))).toEqual([])
    expect(of('')).toEqual([])
  })

  it('are the last five, newest last, over any number of requests', () => {
    const receipts = Array.from({ length: 7 }, newToken)
    let header = ''
    receipts.forEach((receipt, index) => {
      const cookies = new Cookies(header, false)
      storeReceipt(cookies, receipt)
      const upToNow = receipts.slice(0, index + 1).slice(-5)
      expect(receiptsOf(cookies)).toEqual(upToNow)
      header = sentBack(cookies)
      expect(receiptsOf(new Cookies(header, false))).toEqual(upToNow)
    })
  })

  it('cannot be read by scripts', () => {
    const cookies = new Cookies(null, true)
    storeReceipt(cookies, newToken())
    const headers = new Headers()
    cookies.applyTo(headers)
    expect(headers.get('Set-Cookie')).toMatch(/^receipts=.*HttpOnly/)
  })
})

it('at most five receipts are read, however many a cookie holds', () => {
  const many = Array.from({ length: 11 }, () => newToken())
  expect(of(many.join('.'))).toEqual(many.slice(-5))
})

describe('an invalid receipt', () => {
  const good = newToken()

  it.each([
    ['too short', 'a'.repeat(19)],
    ['too long', 'a'.repeat(61)],
    ['with a slash', `${'a'.repeat(20)}/x`],
    ['with a line break behind', `${'a'.repeat(20)}\n`],
    ['markup', '<script>alert(1)</script>'],
    ['of other letters', '江河'.repeat(12)],
    ['nothing', ''],
  ])('is left out: %s', (_, text) => {
    expect(of(`${text}.${good}`)).toEqual([good])
    expect(of(text)).toEqual([])
  })
})
