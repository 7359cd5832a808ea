import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, describe, expect, it } from 'vitest'
import { honoApp } from '#server/http/hono-app.ts'
import { Member } from '#server/member/member.entity.ts'
import { openSession } from '#server/session/open-session.ts'
import { aMember } from '#test/support/people.ts'
import { honoAppParts } from '#test/support/hono-app-parts.ts'
import { testSite } from '#test/support/site.ts'
import { restOf } from './rest/rest-site.ts'

const setup = await testSite()
const { site } = setup
const app = honoApp({ ...honoAppParts(site), rest: restOf(setup, false) })
let responded = Promise.withResolvers<number>()
const listener = getRequestListener(async (call, env) => {
  const response = await app.fetch(call, env)
  responded.resolve(response.status)
  return response
})
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())

async function asMember(): Promise<Record<string, string>> {
  const { id } = await aMember(setup)
  const em = site.fork()
  const { token } = openSession(em, em.getReference(Member, id), site.clock.now())
  await em.flush()
  return { Cookie: `token=${token}`, 'Sec-Fetch-Site': 'same-origin' }
}

/**
 * Sends a part of a body and disconnects when the site has seen the request, or has read some of the body. Resolves with the status of the response
 * that nobody receives.
 */
async function leaveEarly(path: string, headers: Record<string, string>, when: 'known' | 'read'): Promise<number> {
  responded = Promise.withResolvers()
  const taken = Promise.withResolvers<IncomingMessage>()
  server.once('request', taken.resolve)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const sending = request({ host: '127.0.0.1', port, method: 'POST', path, headers }).on('error', () => undefined)
  sending.write('{"message":"half')
  const incoming = await taken.promise
  if (when === 'read') await expect.poll(() => incoming.readableDidRead).toBe(true)
  sending.destroy()
  return responded.promise
}

describe.each([
  ['/uploads', 'multipart/form-data; boundary=x'],
  ['/api/v1/future-messages', 'application/json'],
  ['/trpc/pledge.submit', 'application/json'],
])(
  'a client that disconnects during a body to %s causes neither a fault nor a database-unavailable response',
  (path, type) => {
    it.each([
      ['announced', 'known'],
      ['announced', 'read'],
      ['in pieces', 'known'],
      ['in pieces', 'read'],
    ] as const)('with a body %s, when its request is %s', async (length, when) => {
      const headers = { ...(await asMember()), 'Content-Type': type }
      const announced = length === 'announced' ? { 'Content-Length': '100000' } : undefined
      expect(await leaveEarly(path, { ...headers, ...announced }, when)).toBe(400)
      expect(setup.reported).toEqual([])
    })
  },
)
