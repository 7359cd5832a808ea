import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it, test } from 'vitest'
import { guestPageRequest } from '#server/http/guest-pages/guest-page-request.ts'

function asked(url: string, { method = 'GET', ...headers }: Record<string, string> = {}, origin?: string) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, method, headers: { host: 'torch.example', ...headers } })
  return guestPageRequest(request, origin)
}

describe('a guest page is shared by requests', () => {
  test.each([
    ['by way of other links', '/articles?utm_source=letter&page=2&from=groupmessage', '/articles?page=2'],
    ['in another order', '/forum/post/7?sort=desc&page=2', '/forum/post/7?page=2&sort=desc'],
    ['with no known parameter', '/?fbclid=x', '/'],
  ])('%s', (_, one, other) => {
    expect(asked(one)?.key).toBe(asked(other)?.key)
    expect(asked(one)?.path).toBe(other)
  })

  test('with cookies that do not affect the page', () => {
    expect(asked('/', { cookie: 'visitorSessionId=visitor-1-a; known=1.x; stamp=a.b.c' })?.key).toBe(asked('/')?.key)
  })
})

describe('a guest page differs for requests', () => {
  test('in another language', () => {
    expect(asked('/', { cookie: 'locale=en' })).toMatchObject({ locale: 'en' })
    expect(asked('/', { cookie: 'locale=en' })?.key).not.toBe(asked('/')?.key)
  })

  test('that show texts of every language', () => {
    expect(asked('/forum', { cookie: 'texts=all' })?.key).not.toBe(asked('/forum')?.key)
    expect(asked('/forum', { cookie: 'texts=this' })?.key).toBe(asked('/forum')?.key)
  })

  test('with a member id in a mention’s link, which does not follow the name', () => {
    expect(asked('/members/ada?id=7')?.path).toBe('/members/ada?id=7')
    expect(asked('/members/ada?id=7')?.key).not.toBe(asked('/members/ada')?.key)
  })

  test('under another host name, unless the site has a configured one', () => {
    expect(asked('/', { host: 'other.example' })?.key).not.toBe(asked('/')?.key)
    const own = 'https://own.example'
    expect(asked('/', { host: 'other.example' }, own)).toEqual(asked('/', {}, own))
  })
})

describe('a page is rendered for one reader', () => {
  test.each([
    ['a session', '/', { cookie: 'token=x' }],
    ['a session that may be renewed, or has ended', '/timeline', { cookie: 'a=b; refreshToken=x' }],
    ['a logout that the server has not heard of', '/', { cookie: 'loggedOut=1' }],
    ['a message that is shown once', '/', { cookie: 'flash=x' }],
    ['spaces where browsers set none', '/', { cookie: 'a=b;  token =x' }],
    ['pledges of their own', '/', { cookie: 'receipts=x' }],
    ['puzzles in hand', '/mosaic', { cookie: 'mosaics=x' }],
    ['a language that is asked for in the address', '/?lng=en', {}],
    ['a choice of languages that is kept from now on', '/forum?language=all', {}],
    ['a drawing of lots', '/blessings?show=random', {}],
    ['words of their own', '/poster?theme=dawn&name=x', {}],
    ['a search longer than anybody else makes', `/search?q=${'x'.repeat(101)}`, {}],
    ['a form', '/', { method: 'POST' }],
    ['a name that is none', '/', { host: 'a@b' }],
  ])('whose request has %s', (_, url, headers) => {
    expect(asked(url, headers)).toBeUndefined()
  })

  it.each([
    '/login',
    '/register',
    '/profile',
    '/admin',
    '/articles/mine',
    '/articles/7/edit',
    '/articles/07',
    '/Articles',
    '/pledges/receipt/x',
  ])('at %s', path => {
    expect(asked(path)).toBeUndefined()
  })
})

test('a request for an article or a post has the view that must be counted', () => {
  expect(asked('/articles/12?page=2')?.read).toEqual({ kind: 'article', id: 12 })
  expect(asked('/forum/post/3')?.read).toEqual({ kind: 'post', id: 3 })
  expect(asked('/blessings/3')?.read).toBeUndefined()
})
