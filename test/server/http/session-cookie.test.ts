import { describe, expect, it } from 'vitest'
import type { Site } from '#server/rpc/context.ts'
import { isKnownBrowserOf, createKnownBrowserToken } from '#server/rpc/known-browser-token.ts'
import { Cookies } from '#server/http/cookies.ts'
import {
  clearSessionCookies,
  identityOf,
  knownBrowserOf,
  setSessionCookies,
  viewerOfToken,
} from '#server/http/session-cookie.ts'
import { days, hours } from '#server/kernel/clock.ts'
import { openSession } from '#server/session/open-session.ts'
import { AccessToken } from '#server/session/session.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { aMember } from '#test/support/people.ts'
import { connectionLost, failingSite } from '#test/support/failing-database.ts'
import { testSite } from '#test/support/site.ts'
import { sentBack, setBy } from './cookie-headers.ts'

const setup = await testSite()
const { site, clock, em, as, sql } = setup
const guest = { viewer: { role: 'guest' }, me: null }
const accessTokens = () => em().count(AccessToken)

/** Logs a new member in. Returns the Cookie header of the browser and the access token. */
async function aBrowser(): Promise<{ member: Member; header: string; token: string }> {
  const member = await aMember(setup)
  const fork = em()
  const keys = openSession(fork, fork.getReference(Member, member.id), clock.now())
  await fork.flush()
  const cookies = new Cookies(null, false)
  setSessionCookies(cookies, keys)
  cookies.set('known', createKnownBrowserToken(site.vault, await withPassword(member.id), clock.now()), 60)
  return { member, header: sentBack(cookies), token: keys.token }
}

/** Resolves one request with these cookies. Returns its identity and the cookies that it sets. */
async function ask(header: string, at: Site = site) {
  const cookies = new Cookies(header, false)
  const identity = await identityOf(at, cookies, as('guest', { site: at }))
  return { identity, set: setBy(cookies), cookies }
}

const without = (header: string, name: string) => header.replace(new RegExp(`\\b${name}=[^;]*(; )?`), '')

describe('a valid access cookie', () => {
  it('identifies its member, and no cookie is set', async () => {
    const { member, header } = await aBrowser()
    const { identity, set } = await ask(header)
    expect(identity).toMatchObject({ viewer: { role: 'user', id: member.id }, ended: false })
    expect(identity.me?.username).toBe(member.username)
    expect(set).toEqual({})
  })

  it('is enough without the refresh cookie', async () => {
    const { member, header } = await aBrowser()
    const { identity } = await ask(without(header, 'refreshToken'))
    expect(identity.viewer).toMatchObject({ id: member.id })
  })
})

describe('a request without session cookies', () => {
  it('is from a guest whose session has not ended', async () => {
    const { identity, set } = await ask('locale=en; token=')
    expect(identity).toEqual({ ...guest, ended: false })
    expect(set).toEqual({})
  })
})

describe('a valid refresh cookie', () => {
  it.each([
    ['beside an expired access cookie', (header: string) => header, hours(1)],
    ['beside none', (header: string) => without(header, 'token'), 0],
    ['beside one that nobody gave out', (header: string) => header.replace(/token=[^;]*/, 'token=guess'), 0],
  ])('%s renews the session', async (_, changed, later) => {
    const { member, header, token } = await aBrowser()
    clock.advance(later)
    const { identity, set, cookies } = await ask(changed(header))
    expect(identity).toMatchObject({ viewer: { id: member.id }, me: { username: member.username }, ended: false })
    expect(Object.keys(set)).toEqual(['token'])
    expect(set['token']).toMatch(/Max-Age=3600;.*HttpOnly/)
    expect(cookies.read('token')).not.toBe(token)
    expect((await ask(sentBack(cookies))).identity.viewer).toMatchObject({ id: member.id })
  })

  it('renews once for each request; concurrent requests get tokens that are all valid', async () => {
    const { member, header } = await aBrowser()
    clock.advance(hours(2))
    const before = await accessTokens()
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask(header)))
    expect(await accessTokens()).toBe(before + 5)
    for (const { cookies } of asked) {
      const { identity, set } = await ask(sentBack(cookies))
      expect(identity.viewer).toMatchObject({ id: member.id })
      expect(set).toEqual({})
    }
  })
})

describe('expired session cookies', () => {
  it.each([
    ['both have run out', () => clock.advance(days(31)), (header: string) => header],
    ['access has run out, without a refresh cookie', () => clock.advance(hours(1)), noRefresh],
    ['both are made up', () => undefined, () => 'token=guess; refreshToken=guess'],
    ['the refresh cookie alone is made up', () => undefined, () => 'refreshToken=guess'],
  ])('are cleared, and the session is reported as ended: %s', async (_, pass, changed) => {
    const { header } = await aBrowser()
    pass()
    const { identity, set } = await ask(changed(header))
    expect(identity).toEqual({ ...guest, ended: true })
    expect(Object.keys(set).sort()).toEqual(['refreshToken', 'token'])
    for (const line of Object.values(set)) expect(line).toContain('Max-Age=0')
  })

  it('include those of a deleted member', async () => {
    const { member, header } = await aBrowser()
    await sql('delete from member where id = $1', [member.id])
    expect((await ask(header)).identity).toEqual({ ...guest, ended: true })
  })
})

function noRefresh(header: string): string {
  return without(header, 'refreshToken')
}

describe('session cookies beside the logout mark', () => {
  const marked = (header: string) => `${header}; loggedOut=1`

  it.each([
    ['both keys', (header: string) => header],
    ['an access cookie alone', noRefresh],
    ['a refresh cookie alone', (header: string) => without(header, 'token')],
  ])('end their session, and are cleared with the mark and with the cookies of the member: %s', async (_, changed) => {
    const { header } = await aBrowser()
    const kept = 'code_reset=sealed; receipts=a-private-key-of-a-pledge; mosaics=sealed; locale=en'
    const { identity, set } = await ask(marked(`${changed(header)}; ${kept}`))
    expect(identity).toEqual({ ...guest, ended: false })
    expect(Object.keys(set).sort().join()).toBe('code_reset,loggedOut,mosaics,receipts,refreshToken,token')
    for (const line of Object.values(set)) expect(line).toContain('Max-Age=0')
    expect((await ask(header)).identity).toEqual({ ...guest, ended: true })
  })

  it('do not end other sessions of the member', async () => {
    const { member, header } = await aBrowser()
    const fork = em()
    const other = openSession(fork, fork.getReference(Member, member.id), clock.now())
    await fork.flush()
    await ask(marked(header))
    expect(await viewerOfToken(site, other.token)).toMatchObject({ id: member.id })
  })

  it('stay while the database is unavailable, and the request is a guest’s', async () => {
    const { header } = await aBrowser()
    const { identity, set } = await ask(marked(header), failingSite(setup, connectionLost))
    expect(identity).toEqual({ ...guest, ended: false })
    expect(set).toEqual({})
    await ask(marked(header))
    expect((await ask(header)).identity.ended).toBe(true)
  })

  it('of a later login are not affected: a login clears the mark', async () => {
    const cookies = new Cookies('loggedOut=1', false)
    setSessionCookies(cookies, { token: 'a', refreshToken: 'b', expiresIn: 60 })
    expect(setBy(cookies)['loggedOut']).toContain('Max-Age=0')
  })
})

describe('an unavailable database', () => {
  it.each([
    ['both keys', (header: string) => header],
    ['an access cookie', noRefresh],
    ['a refresh cookie', (header: string) => without(header, 'token')],
  ])('makes a request with %s a guest’s for now, and the cookies stay', async (_, changed) => {
    const { member, header } = await aBrowser()
    const { identity, set } = await ask(changed(header), failingSite(setup, connectionLost))
    expect(identity).toEqual({ viewer: { role: 'guest', sessionUnreadable: 'unavailable' }, me: null, ended: false })
    expect(set).toEqual({})
    expect((await ask(changed(header))).identity.viewer).toMatchObject({ id: member.id })
  })

  it('differs from a fault, which does not end a session either', async () => {
    const { header } = await aBrowser()
    await expect(ask(header, failingSite(setup, new Error('a mistake of ours')))).rejects.toThrow('a mistake of ours')
  })
})

describe('a bearer token', () => {
  it('identifies its member for an hour', async () => {
    const { member, token } = await aBrowser()
    expect(await viewerOfToken(site, token)).toMatchObject({ role: 'user', id: member.id })
    expect(await viewerOfToken(site, 'guess')).toBeUndefined()
    clock.advance(hours(1))
    expect(await viewerOfToken(site, token)).toBeUndefined()
  })
})

describe('a browser from which a member has logged in before', () => {
  it('is known for this member only, also after logout', async () => {
    const { member, header } = await aBrowser()
    const cookies = new Cookies(header, false)
    clearSessionCookies(cookies)
    expect(cookies.read('token') ?? cookies.read('refreshToken')).toBeUndefined()
    const { passwordHash } = await withPassword(member.id)
    const browser = knownBrowserOf(site, cookies)
    expect(isKnownBrowserOf(site.vault, browser, { id: member.id, passwordHash })).toBe(true)
    expect(isKnownBrowserOf(site.vault, browser, { id: member.id + 1, passwordHash })).toBe(false)
  })

  it('is no longer known after a new password', async () => {
    const { member, header } = await aBrowser()
    const browser = knownBrowserOf(site, new Cookies(header, false))
    expect(isKnownBrowserOf(site.vault, browser, { id: member.id, passwordHash: 'another' })).toBe(false)
  })

  it('is known for a year', async () => {
    const { header } = await aBrowser()
    clock.advance(days(365) - 1)
    expect(knownBrowserOf(site, new Cookies(header, false))).toBeDefined()
    clock.advance(1)
    expect(knownBrowserOf(site, new Cookies(header, false))).toBeUndefined()
  })

  it('is not known when the cookie was changed or forged', async () => {
    const { header } = await aBrowser()
    const [id = '', since = '', generation = '', signature = ''] =
      new Cookies(header, false).read('known')?.split('.') ?? []
    const forged = [
      [String(Number(id) + 1), since, generation, signature],
      [id, String(Number(since) + 1), generation, signature],
      [id, since, 'AAAAAAAAAAAAAAAA', signature],
      [id, since, generation, 'guess'],
      [id, since, generation],
      [id, site.vault.sign('known', id)],
      ['', '', '', ''],
    ]
    for (const parts of forged)
      expect(knownBrowserOf(site, new Cookies(`known=${parts.join('.')}`, false)), parts.join('.')).toBeUndefined()
  })
})

const withPassword = (id: number) => em().findOneOrFail(Member, id, { populate: ['passwordHash'] })
