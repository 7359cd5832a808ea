import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Cookies } from '#server/http/cookies.ts'
import { buildPageContext } from '#server/http/pages/build-page-context.ts'
import { knownBrowserOf } from '#server/http/session-cookie.ts'
import { newToken } from '#server/kernel/secret.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { sentBack, setBy } from '../cookie-headers.ts'

const setup = await testSite()
const { site } = setup

const settings = { url: undefined, postcode: '210098', testPages: false, passwordMin: 6 }

async function ask(path: string) {
  const cookies = new Cookies('token=dead; refreshToken=dead', false)
  const url = new URL(path, 'http://localhost')
  const { sessionEnded } = await buildPageContext({ site, cookies, address: '192.0.2.1', url }, settings)
  return { sessionEnded, cleared: Object.keys(setBy(cookies)) }
}

describe('expired session cookies', () => {
  it.each(['/', '/timeline.data'])('are cleared by %s, which can report the end of the session', async path => {
    expect(await ask(path)).toEqual({ sessionEnded: true, cleared: ['token', 'refreshToken'] })
  })

  it('are kept by the request for the list of routes, which cannot report it', async () => {
    expect(await ask('/__manifest?p=%2Fadmin')).toEqual({ sessionEnded: false, cleared: [] })
  })
})

describe('the address that a code was sent to', () => {
  const asked = (header: string) => {
    const cookies = new Cookies(header, false)
    return { site, cookies, address: '192.0.2.1', url: new URL('http://localhost/profile/security') }
  }

  it('is known to the next pages for a quarter of an hour, and not after a logout', async () => {
    const first = asked('')
    const context = await buildPageContext(first, settings)
    context.storeSentCode('email_change', 'new@example.org')
    expect(setBy(first.cookies)['code_email_change']).toMatch(/Max-Age=900;.*HttpOnly/)
    expect(JSON.stringify(setBy(first.cookies))).not.toContain('new@')
    const next = asked(sentBack(first.cookies))
    const there = await buildPageContext(next, settings)
    expect(there.sentCode('email_change')).toEqual({ email: 'new@example.org', resendIn: 60 })
    expect(there.sentCode('reset')).toBeUndefined()
    there.signOut()
    expect(setBy(next.cookies)['code_email_change']).toContain('Max-Age=0')
    expect(there.sentCode('email_change')).toBeUndefined()
  })

  it('is not read from a forged cookie', async () => {
    const { sentCode } = await buildPageContext(asked('code_reset=%7B%22email%22%3A%22a%40b.c%22%7D'), settings)
    expect(sentCode('reset')).toBeUndefined()
  })
})

it('a logout deletes receipts and puzzles, and keeps the language', async () => {
  const cookies = new Cookies('receipts=a-private-key-of-a-pledge; mosaics=sealed; locale=en', false)
  const url = new URL('http://localhost/logout')
  const context = await buildPageContext({ site, cookies, address: '192.0.2.1', url }, settings)
  context.signOut()
  for (const name of ['receipts', 'mosaics']) expect(setBy(cookies)[name]).toContain('Max-Age=0')
  expect(setBy(cookies)['locale']).toBeUndefined()
})

describe('a sealed cookie under the name of another one', () => {
  const url = new URL('http://localhost/')
  const open = (cookies: Cookies) => buildPageContext({ site, cookies, address: '192.0.2.1', url }, settings)

  /** Returns every cookie that pages can set, as pairs of name and value. */
  async function aFullJar(): Promise<string[][]> {
    const cookies = new Cookies('', false)
    const { storeSentCode, flash, storeReceipt, storeMosaics, api } = await open(cookies)
    storeSentCode('reset', 'ada@example.org')
    storeSentCode('email_change', 'ada@example.net')
    flash({ type: 'success', text: 'account:registered' })
    storeReceipt(newToken())
    const puzzle = { picture: 'torch', size: 3 } as const
    const [piece = 0] = (await api.mosaic.one(puzzle)).pieces
    storeMosaics((await api.mosaic.swap({ ...puzzle, piece, place: 4 })).kept)
    return sentBack(cookies)
      .split('; ')
      .map(pair => pair.split('='))
  }

  it('is ignored, whatever its name', async () => {
    const jar = await aFullJar()
    expect(jar.map(([name]) => name).sort()).toEqual([
      'code_email_change',
      'code_reset',
      'flash',
      'mosaics',
      'receipts',
    ])
    for (const [name = ''] of jar)
      for (const [from, value] of jar) {
        if (from === name) continue
        const context = await open(new Cookies(`${name}=${value}`, false))
        const pasted = `${from} as ${name}`
        expect(context.takeFlash(), pasted).toBeNull()
        for (const purpose of ['reset', 'email_change'] as const)
          expect(context.sentCode(purpose), pasted).toBeUndefined()
        const board = await context.api.mosaic.one({ picture: 'torch', size: 3, kept: context.mosaics })
        expect(board.swaps, pasted).toBe(0)
      }
  })
})

it('a form that arrives early is answered after a second, and an immediate one at once', async () => {
  const url = new URL('http://torch.example/mosaic/torch/3')
  const soon = async (how?: { isImmediate: boolean }) => {
    const context = await buildPageContext(
      { site, cookies: new Cookies(null, false), address: '192.0.2.1', url },
      settings,
    )
    return Promise.race([
      context.apiFor(new FormData(), how).then(() => 'answered'),
      setTimeout(500).then(() => 'waiting'),
    ])
  }
  expect([await soon(), await soon({ isImmediate: true })]).toEqual(['waiting', 'answered'])
})

it('a completed login stays valid when the database becomes unavailable afterwards', async () => {
  const member = await aMember(setup, { password: 'the old bridge 7' })
  const cookies = new Cookies(null, false)
  const context = await buildPageContext(
    { site, cookies, address: '192.0.2.1', url: new URL('http://torch.example/login') },
    settings,
  )
  const keys = await context.api.session.login({ username: member.username, password: 'the old bridge 7' })
  const fork = vi.spyOn(site, 'fork').mockImplementation(() => {
    throw new Error('the database is away')
  })
  onTestFinished(() => fork.mockRestore())
  context.signIn(keys)
  expect(cookies.read('token')).toBe(keys.token)
  expect(knownBrowserOf(site, cookies)?.memberId).toBe(member.id)
})
