import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { mailPorts, ExternalHosts } from '#server/kernel/refuse-private-hosts.ts'
import { anAdmin } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { ask, refused, data, site, tokenOf } = setup
const toThisMachine = site.hosts

let token: string
beforeEach(async () => {
  token = await tokenOf(await anAdmin(setup))
  site.hosts = toThisMachine
})

const saved = z.object({ testResult: z.object({ success: z.boolean(), message: z.string() }) })
const formFor = (host: string, port: number) => ({ host, port, fromAddress: 'site@example.org' })

/** Starts a TCP server on this machine that sends `greeting` to every client, counts the clients and answers each command. */
async function listener(greeting: string, response = greeting) {
  const came: string[] = []
  const server = createServer(socket => {
    came.push('somebody')
    socket.on('error', () => undefined)
    socket.write(greeting)
    socket.on('data', () => socket.write(response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return { came, port: typeof address === 'object' && address !== null ? (address satisfies AddressInfo).port : 0 }
}

describe('a mail server that an admin configures', () => {
  it.each(['127.0.0.1', 'localhost', '::1', '10.0.0.1', '169.254.169.254', '127.1', '0'])(
    'cannot be %s, and no connection is made',
    async host => {
      site.hosts = new ExternalHosts({ allowed: [], mailPorts })
      const { errors } = await refused(
        'PUT',
        '/admin/configs/smtp',
        { http: 400, code: 400 },
        { token, body: formFor(host, 25) },
      )
      expect(errors).toMatchObject([{ field: 'host', code: 'setting.smtp_private' }])
    },
  )

  it('needs a port that is used for mail', async () => {
    site.hosts = new ExternalHosts({ allowed: ['127.0.0.1'], mailPorts })
    const { came, port } = await listener('220 hello\r\n')
    for (const one of [port, 22, 80, 6379]) {
      const body = formFor('127.0.0.1', one)
      const { errors } = await refused('PUT', '/admin/configs/smtp', { http: 400, code: 400 }, { token, body })
      expect(errors).toMatchObject([{ field: 'port', code: 'setting.smtp_port' }])
    }
    expect(came).toEqual([])
  })

  it('is not connected to when its name has begun to resolve to a private address', async () => {
    const { came, port } = await listener('220 hello\r\n')
    await ask('PUT', '/admin/configs/smtp', { token, body: formFor('127.0.0.1', port) })
    const before = came.length
    site.hosts = new ExternalHosts({ allowed: [] })
    const test = await ask('POST', '/admin/configs/smtp/test', { token, body: {} })
    expect(test.status).toBe(400)
    expect(came).toHaveLength(before)
  })
})

it.each([
  ['HTTP/1.1 400 Bad Request\r\nServer: the-secret-inside\r\n\r\n', /no mail server/],
  ['SSH-2.0-OpenSSH_9.2 the-secret-inside\r\n', /no mail server/],
  ['-ERR unknown command the-secret-inside\r\n', /no mail server/],
  ['500 the-secret-inside\r\n', /\(500\)/],
])('the response %j of another protocol is not shown to the admin', async (greeting, told) => {
  const { port } = await listener(greeting)
  const result = saved.parse(await data('PUT', '/admin/configs/smtp', { token, body: formFor('127.0.0.1', port) }))
  expect(result.testResult.success).toBe(false)
  expect(result.testResult.message).toMatch(told)
  expect(JSON.stringify(result)).not.toContain('the-secret')
})

it('the response of a server that greets as a mail server and then leaves the protocol is not shown to the admin', async () => {
  const { port } = await listener('220 FTP the-secret-inside\r\n', '530 the-secret-inside: log in first\r\n')
  const result = saved.parse(await data('PUT', '/admin/configs/smtp', { token, body: formFor('127.0.0.1', port) }))
  expect(result.testResult.message).toMatch(/\(530\)/)
  expect(JSON.stringify(result)).not.toContain('the-secret')
})
