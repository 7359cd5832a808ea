import { request } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bodyBudget } from '#server/http/body-budget.ts'
import { chainHandlers } from '#server/http/handler-chain.ts'
import { startServer } from '#test/support/start-server.ts'

const megabyte = 1024 * 1024

const arrived: string[] = []
const budget = bodyBudget({ addressOf: (_, forwarded = 'unknown') => forwarded, origins: [] })
const site = await startServer(
  chainHandlers([budget], (incoming, outgoing) => {
    arrived.push(incoming.url ?? '')
    incoming.resume().on('end', () => outgoing.end('taken'))
  }),
)

interface Sent {
  from: string
  length: number
  path?: string
  headers?: Record<string, string>
}

/** Sends the headers of a request with a body, and nothing of the body. */
function announce({ from, length, path = '/' }: Sent) {
  const headers = { 'X-Forwarded-For': from, 'Content-Length': length }
  const sending = request({ host: '127.0.0.1', port: site.port, method: 'POST', path, headers })
  sending.on('error', () => undefined)
  sending.flushHeaders()
  onTestFinished(() => void sending.destroy())
  return sending
}

/** Sends a POST with a short body. Resolves with the status, the text and two headers of the response. */
function post({
  from,
  length,
  path = '/',
  headers = {},
}: Sent): Promise<{ status: number; text: string; wait: string; readableBy: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = { 'X-Forwarded-For': from, 'Content-Length': length, ...headers }
    const sending = request({ host: '127.0.0.1', port: site.port, method: 'POST', path, headers: sent }, response => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          wait: response.headers['retry-after'] ?? '',
          readableBy: response.headers['access-control-allow-origin'],
        }),
      )
    })
    sending.on('error', reject)
    if (length > megabyte) sending.flushHeaders()
    else sending.end('x'.repeat(length))
    onTestFinished(() => void sending.destroy())
  })
}

describe('concurrent request bodies', () => {
  it('of one address are bounded in bytes, and leave room for other addresses and for short bodies', async () => {
    arrived.length = 0
    const held = Array.from({ length: 4 }, (_, at) =>
      announce({ from: '192.0.2.1', length: 11 * megabyte, path: `/${at}` }),
    )
    await expect.poll(() => arrived).toHaveLength(4)
    const refused = await post({ from: '192.0.2.1', length: 10 * megabyte })
    expect(refused.status).toBe(503)
    expect(Number(refused.wait)).toBeGreaterThan(0)
    expect(refused.text).toContain('当前访问人数较多')
    expect((await post({ from: '192.0.2.1', length: 100 })).text).toBe('taken')
    announce({ from: '192.0.2.2', length: 10 * megabyte, path: '/other' })
    await expect.poll(() => arrived).toContain('/other')
    held[0]?.destroy()
    await expect.poll(async () => (await post({ from: '192.0.2.1', length: (2 * megabyte) / 2 })).status).toBe(200)
  })

  it('are bounded in bytes over all addresses', async () => {
    arrived.length = 0
    for (let at = 0; at < 17; at += 1) announce({ from: `198.51.100.${at}`, length: 11 * megabyte, path: `/${at}` })
    await expect.poll(() => arrived).toHaveLength(17)
    const call = { from: '203.0.113.9', length: 11 * megabyte, path: '/api/v1/future-messages' }
    const { status, text, readableBy } = await post({
      ...call,
      headers: { 'Accept-Language': 'en', 'X-Request-Id': 'mine' },
    })
    expect([status, readableBy]).toEqual([503, '*'])
    expect(JSON.parse(text)).toMatchObject({
      code: 503,
      success: false,
      errors: [{ code: 'site.busy' }],
      requestId: 'mine',
    })
    expect(text).toContain('Many people are here')
    const page = await post({ ...call, path: '/login', headers: { Accept: 'text/html', Cookie: 'locale=en' } })
    expect(page.text).toContain('<html lang="en">')
    expect(page.text).not.toContain('http-equiv="refresh"')
  })

  it('without a Content-Length count with the largest size that their route accepts', async () => {
    arrived.length = 0
    const headers = { 'X-Forwarded-For': '192.0.2.77', 'Transfer-Encoding': 'chunked' }
    const send = (path: string, onResponse: (status: number) => void = () => undefined) => {
      const sending = request({ host: '127.0.0.1', port: site.port, method: 'POST', path, headers }, response => {
        onResponse(response.statusCode ?? 0)
        response.resume()
      })
      sending.on('error', () => undefined).write('x')
      onTestFinished(() => void sending.destroy())
    }
    for (let at = 0; at < 4; at += 1) send('/uploads')
    await expect.poll(() => arrived).toHaveLength(4)
    expect(await new Promise<number>(resolve => send('/uploads', resolve))).toBe(503)
    send('/trpc/post.write')
    await expect.poll(() => arrived).toContain('/trpc/post.write')
  })
})
