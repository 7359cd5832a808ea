import { expect, it } from 'vitest'
import { handleRpc } from '#server/http/handle-rpc.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const account = { username: 'ada', password: 'lighthouse' }

async function call(path: string, body: unknown) {
  const request = new Request(`http://here.example${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await handleRpc(request, setup.context('guest'), setup.site)
  return { status: response.status, text: await response.text() }
}

it.each([
  '/trpc/session.login',
  '/trpc/session.login/',
  '/trpc/session.login//',
  '/trpc//session.login',
  '/trpc/session%2Elogin',
  '/trpc/session%252Elogin',
  '/trpc/./session.login',
  '/trpc/session.login%2F',
])('a typed call cannot get session tokens: %s', async path => {
  await aMember(setup, account)
  const { status, text } = await call(path, account)
  expect(status).toBe(404)
  expect(text).not.toContain('refreshToken')
})

it.each(['/trpc/session.login?batch=1', '/trpc/session.login/?batch=1', '/trpc/visitor.add,session.login/?batch=1'])(
  'a batch of typed calls cannot get session tokens: %s',
  async path => {
    await aMember(setup, account)
    const { status, text } = await call(path, { 0: account, 1: account })
    expect(status).toBe(404)
    expect(text).not.toContain('refreshToken')
  },
)

it('an address that cannot be decoded is a bad request, not a fault', async () => {
  expect((await call('/trpc/%E0%A4%A', {})).status).toBe(400)
})

it('other procedures can be called', async () => {
  expect((await call('/trpc/visitor.add', {})).status).toBe(200)
})
