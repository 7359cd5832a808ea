import { describe, expect, it } from 'vitest'
import { Cookies } from '#server/http/cookies.ts'
import { setFlash, takeFlash, type Flash } from '#server/http/pages/flash-message.ts'
import { sentBack, setBy } from '../cookie-headers.ts'

const note: Flash = { type: 'success', text: 'pledge:sent', link: '/pledges/receipt?key=a%20b;c', place: 'future' }

const arriving = (value: unknown) =>
  new Cookies(`flash=${encodeURIComponent(encodeURIComponent(JSON.stringify(value)))}`, false)

function afterRedirect(left: Flash): Cookies {
  const cookies = new Cookies(null, false)
  setFlash(cookies, left)
  return new Cookies(sentBack(cookies), false)
}

describe('a flash message', () => {
  it.each([
    ['with everything', note],
    ['with its text only', { type: 'error', text: 'errors:gone' } satisfies Flash],
    ['of other letters', { type: 'info', text: '系统：再见；"%"' } satisfies Flash],
  ])('%s survives one redirect', (_, left) => {
    expect(takeFlash(afterRedirect(left))).toEqual(left)
  })

  it('is shown once, and is then deleted here and in the browser', () => {
    const cookies = afterRedirect(note)
    takeFlash(cookies)
    expect(takeFlash(cookies)).toBeNull()
    expect(setBy(cookies)['flash']).toContain('Max-Age=0')
  })

  it('lasts a minute, and cannot be read by scripts', () => {
    const cookies = new Cookies(null, false)
    setFlash(cookies, note)
    expect(setBy(cookies)['flash']).toMatch(/Max-Age=60;.*HttpOnly/)
  })

  it('sets no cookie when there is none', () => {
    const cookies = new Cookies(null, false)
    expect(takeFlash(cookies)).toBeNull()
    expect(setBy(cookies)).toEqual({})
  })
})

describe('an invalid flash cookie is deleted', () => {
  it.each([
    ['no JSON', 'flash=hello'],
    ['a broken escape', 'flash=%E0%A4%A'],
    ['a broken escape inside', 'flash=%25E0%25A4%25A'],
  ])('%s', (_, header) => {
    const cookies = new Cookies(header, false)
    expect(takeFlash(cookies)).toBeNull()
    expect(setBy(cookies)['flash']).toContain('Max-Age=0')
  })

  it.each([
    ['null', null],
    ['a list', [note]],
    ['another type', { ...note, type: 'alert' }],
    ['a text that is none', { ...note, text: { toString: 'x' } }],
    ['a text without end', { ...note, text: 'x'.repeat(81) }],
    ['another place', { ...note, place: 'elsewhere' }],
  ])('%s', (_, value) => {
    expect(takeFlash(arriving(value))).toBeNull()
  })
})

describe('a link in a flash message', () => {
  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'pledges',
    ' /pledges',
    '',
    `/${'x'.repeat(200)}`,
  ])('is refused when it leads to another site: %j', link => {
    expect(takeFlash(arriving({ ...note, link }))).toBeNull()
  })

  it.each(['/', '/pledges/receipt?key=a#b'])('is kept when it leads to this site: %s', link => {
    expect(takeFlash(arriving({ ...note, link }))).toEqual({ ...note, link })
  })
})
