import { describe, expect, test } from 'vitest'
import { expireAccessForm, endSessionForm } from '#app/components/test-pages/session-steps.tsx'
import * as authTest from '#app/routes/auth-test.tsx'
import * as messageTest from '#app/routes/message-test.tsx'
import { Cookies } from '#server/http/cookies.ts'
import { buildPageContext } from '#server/http/pages/build-page-context.ts'
import { Member } from '#server/member/member.entity.ts'
import { findAccess } from '#server/session/session.queries.ts'
import { openSession } from '#server/session/open-session.ts'
import { visit } from '#test/app/account/visit.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site } = setup

/** The arguments of a loader or action on a site with test pages, for a request with these cookies. */
async function open(path: string, cookie: string, form?: Record<string, string>) {
  const url = new URL(path, 'http://here.example')
  const asked = { site, cookies: new Cookies(cookie, false), address: '192.0.2.1', url }
  const context = await buildPageContext(asked, { url: undefined, postcode: '210098', testPages: true, passwordMin: 6 })
  const headers = { Cookie: cookie }
  const request = form
    ? new Request(url, { method: 'POST', headers, body: new URLSearchParams(form) })
    : new Request(url, { headers })
  return { request, context: { ...context }, params: {} }
}

describe('on a public site', () => {
  test.each([
    ['/message-test', messageTest.loader],
    ['/auth-test', authTest.loader],
    ['/auth-test', authTest.action],
  ])('%s does not exist', async (path, door) => {
    expect((await visit({ site }, door, path, { form: { act: endSessionForm } })).status).toBe(404)
  })
})

test('the page of messages has a title in each language', async () => {
  expect(messageTest.loader(await open('/message-test', 'locale=zh'))).toEqual({ title: '消息测试' })
  expect(messageTest.loader(await open('/message-test', 'locale=en'))).toEqual({ title: 'Message test' })
})

test('the page of the session names the viewer and the cookies of the request, never their values', async () => {
  const state = authTest.loader(await open('/auth-test', 'token=x; locale=zh; other=1'))
  expect(state).toEqual({ title: '登录状态测试', role: 'guest', name: null, cookies: ['token', 'locale'] })
})

describe('a session button', () => {
  async function signedIn() {
    const ada = await aMember(setup)
    const em = site.fork()
    const keys = openSession(em, em.getReference(Member, ada.id), site.clock.now())
    await em.flush()
    return { ...keys, cookie: `token=${keys.token}; refreshToken=${keys.refreshToken}` }
  }

  async function act(cookie: string, act: string) {
    const result = await authTest.action(await open('/auth-test', cookie, { act }))
    if (!(result instanceof Response)) throw new Error('the act was not taken')
    expect([result.status, result.headers.get('Location')]).toEqual([303, '/auth-test'])
    return result.headers.get('Set-Cookie')
  }

  test('expires the access cookie and keeps the session', async () => {
    const { cookie, token } = await signedIn()
    expect(await act(cookie, expireAccessForm)).toMatch(/^token=; .*Max-Age=0/)
    expect((await findAccess(site.fork(), [token], site.clock.now()))[0]).not.toBeNull()
  })

  test('ends the session and keeps the cookies', async () => {
    const { cookie, token } = await signedIn()
    expect(await act(cookie, endSessionForm)).toBeNull()
    expect((await findAccess(site.fork(), [token], site.clock.now()))[0]).toBeNull()
  })
})
