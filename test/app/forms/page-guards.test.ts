import { expect, it } from 'vitest'
import { requireStaff, toLogin } from '#app/forms/page-guards.ts'
import { buildPageContext } from '#server/http/pages/build-page-context.ts'
import { Member } from '#server/member/member.entity.ts'
import { openSession } from '#server/session/open-session.ts'
import { Cookies } from '#server/http/cookies.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, events } = setup

it.each(['GET', 'HEAD'])('a request for a page of members (%s) is redirected to Login with its path', async method => {
  const url = new URL('http://here.example/admin?x=1')
  const cookies = new Cookies('', false)
  const context = await buildPageContext(
    { site, cookies, address: '192.0.2.1', url },
    { url: undefined, postcode: '210098', testPages: false, passwordMin: 6 },
  )
  const response = toLogin(new Request(url, { method }), { ...context })
  expect(response.headers.get('Location')).toBe('/login?redirect=%2Fadmin%3Fx%3D1')
})

it('a member’s request for the admin area is redirected to Home, and logged', async () => {
  const member = await aMember(setup)
  const url = new URL('http://here.example/admin/pledges?name=somebody')
  const cookies = new Cookies(`token=${await tokenOf(member)}`, false)
  const asked = { site, cookies, address: '192.0.2.1', url, requestId: '0123456789ab' }
  const context = await buildPageContext(asked, {
    url: undefined,
    postcode: '210098',
    testPages: false,
    passwordMin: 6,
  })
  expect(() => requireStaff({ request: new Request(url), context: { ...context } })).toThrow()
  expect(events).toMatchObject([
    { security: 'forbidden', outcome: 'refused', member: member.id, at: '/admin/pledges', requestId: '0123456789ab' },
  ])
})

async function tokenOf({ id }: Member): Promise<string> {
  const em = site.fork()
  const { token } = openSession(em, em.getReference(Member, id), site.clock.now())
  await em.flush()
  return token
}
