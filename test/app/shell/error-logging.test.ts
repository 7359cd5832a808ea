import { expect, it } from 'vitest'
import { handleError } from '#app/entry.server.tsx'
import { Cookies } from '#server/http/cookies.ts'
import { buildPageContext } from '#server/http/pages/build-page-context.ts'
import { testSite } from '#test/support/site.ts'

const { site, reported } = await testSite()

async function fail(error: unknown): Promise<void> {
  const request = new Request('http://localhost/timeline', { method: 'OPTIONS' })
  const asked = { site, cookies: new Cookies(undefined, false), address: '192.0.2.1', url: new URL(request.url) }
  const context = await buildPageContext(asked, {
    url: undefined,
    postcode: '210098',
    testPages: false,
    passwordMin: 6,
  })
  handleError(error, { request, params: {}, context: { ...context } })
}

const refusal = (status: number) => ({ status, statusText: '', internal: true, data: 'Error: Invalid request method' })

it('a wrong request to a page is answered to the client and not logged, because anybody could fill the log with it', async () => {
  await fail(refusal(405))
  await fail(refusal(404))
  expect(reported).toEqual([])
})

it('an internal error is logged', async () => {
  await fail(refusal(500))
  await fail(new Error('torn'))
  expect(reported.map(({ where }) => where)).toEqual([
    expect.stringMatching(/^OPTIONS \/timeline [0-9a-f]{10}$/),
    expect.stringMatching(/^OPTIONS \/timeline [0-9a-f]{10}$/),
  ])
})
