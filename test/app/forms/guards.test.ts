import { expect, it } from 'vitest'
import { toLogin } from '#app/forms/guards.ts'
import { pageContext } from '#server/doors/pages/request-context.ts'
import { Cookies } from '#server/doors/cookies.ts'
import { testSite } from '#test/support/site.ts'

const { site } = await testSite()

it.each(['GET', 'HEAD'])(
  'whoever asks for a page of members (%s) is led to Login with the page they wanted',
  async method => {
    const url = new URL('http://here.example/admin?x=1')
    const cookies = new Cookies('', false)
    const context = await pageContext(
      { site, cookies, address: '192.0.2.1', url },
      { url: undefined, postcode: '210098', testPages: false },
    )
    const answer = toLogin(new Request(url, { method }), { ...context })
    expect(answer.headers.get('Location')).toBe('/login?redirect=%2Fadmin%3Fx%3D1')
  },
)
