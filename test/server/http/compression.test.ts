import { Hono } from 'hono'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressed } from '#server/http/compression.ts'

const page = '<p>薪火相传</p>'.repeat(200)

const app = new Hono()
app.use(compressed)
app.get('/page', call => call.html(page))
app.get('/short', call => call.html('short'))
app.get('/live', call => call.body('data: 1\n\n', 200, { 'Content-Type': 'text/event-stream' }))

async function ask(path: string, accepted: string) {
  const response = await app.request(path, { headers: { 'Accept-Encoding': accepted } })
  return {
    encoding: response.headers.get('Content-Encoding'),
    vary: response.headers.get('Vary'),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

describe('a response', () => {
  it('has the encoding that the client prefers', async () => {
    const brotli = await ask('/page', 'gzip, deflate, br')
    expect(brotli.encoding).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page)
    const gzip = await ask('/page', 'gzip;q=0.8, br;q=0')
    expect(gzip.encoding).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(page)
  })

  it('stays uncompressed without Accept-Encoding, and has the Vary header', async () => {
    const plain = await ask('/page', 'identity')
    expect(plain).toMatchObject({ encoding: null, vary: 'Accept-Encoding' })
    expect(plain.body.toString()).toBe(page)
  })

  it.each(['/short', '/live'])('that is short or a live stream stays uncompressed: %s', async path => {
    expect((await ask(path, 'br, gzip')).encoding).toBeNull()
  })
})
