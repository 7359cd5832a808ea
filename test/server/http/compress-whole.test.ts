import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressedResponse } from '#server/http/compression.ts'

const page = '<p>薪火相传</p>'.repeat(200)

async function write(accepted: string, method = 'GET') {
  const request = new Request('http://localhost/', { method, headers: { 'Accept-Encoding': accepted } })
  const headers = new Headers({ 'Content-Type': 'text/html', Vary: 'Cookie' })
  headers.append('Set-Cookie', 'one=1')
  headers.append('Set-Cookie', 'two=2')
  const response = compressedResponse(request, Buffer.from(page), { status: 422, headers })
  return { response, body: Buffer.from(await response.arrayBuffer()) }
}

describe('a response whose text is completely known', () => {
  it('is compressed when the client accepts it, and keeps its status and all cookies', async () => {
    const { response, body } = await write('gzip, br')
    expect(brotliDecompressSync(body).toString()).toBe(page)
    expect(response.status).toBe(422)
    expect(response.headers.get('Content-Encoding')).toBe('br')
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
    expect(response.headers.getSetCookie()).toEqual(['one=1', 'two=2'])
  })

  it('has an encoding that the client accepts', async () => {
    expect(gunzipSync((await write('gzip, br;q=0')).body).toString()).toBe(page)
    const plain = await write('identity')
    expect(plain.body.toString()).toBe(page)
    expect(plain.response.headers.get('Content-Encoding')).toBeNull()
  })

  it('is not compressed for a HEAD request', async () => {
    expect((await write('br', 'HEAD')).response.headers.get('Content-Encoding')).toBeNull()
  })
})
