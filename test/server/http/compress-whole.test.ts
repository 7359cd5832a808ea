import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { writtenFor } from '#server/http/compression.ts'

const page = '<p>薪火相传</p>'.repeat(200)

async function write(accepted: string, method = 'GET') {
  const request = new Request('http://localhost/', { method, headers: { 'Accept-Encoding': accepted } })
  const headers = new Headers({ 'Content-Type': 'text/html', Vary: 'Cookie' })
  headers.append('Set-Cookie', 'one=1')
  headers.append('Set-Cookie', 'two=2')
  const answer = writtenFor(request, Buffer.from(page), { status: 422, headers })
  return { answer, body: Buffer.from(await answer.arrayBuffer()) }
}

describe('a text that is known whole', () => {
  it('is compressed for a reader who takes that, with its status and all its cookies', async () => {
    const { answer, body } = await write('gzip, br')
    expect(brotliDecompressSync(body).toString()).toBe(page)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('Content-Encoding')).toBe('br')
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
    expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2'])
  })

  it('is written as the reader takes it', async () => {
    expect(gunzipSync((await write('gzip, br;q=0')).body).toString()).toBe(page)
    const plain = await write('identity')
    expect(plain.body.toString()).toBe(page)
    expect(plain.answer.headers.get('Content-Encoding')).toBeNull()
  })

  it('is not compressed where only its head is asked for', async () => {
    expect((await write('br', 'HEAD')).answer.headers.get('Content-Encoding')).toBeNull()
  })
})
