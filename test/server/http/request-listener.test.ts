import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildFiles } from '#server/http/build-files.ts'
import { requestListener } from '#server/http/request-listener.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { startServer } from '#test/support/start-server.ts'

const script = 'console.log("torch")\n'.repeat(50)
const film = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256))

const root = mkdtempSync(join(tmpdir(), 'build-'))
function put(name: string, bytes: string | Buffer, twins = false) {
  mkdirSync(join(root, name, '..'), { recursive: true })
  writeFileSync(join(root, name), bytes)
  if (twins) writeFileSync(join(root, `${name}.br`), brotliCompressSync(bytes))
  if (twins) writeFileSync(join(root, `${name}.gz`), gzipSync(bytes))
}
put('assets/entry-abc123.js', script, true)
put('pictures/torch.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
put('film/night.mp4', film)

const noted: { handler: string; status: number }[] = []
const reported: unknown[] = []
beforeEach(() => {
  noted.length = 0
  reported.length = 0
})

const app = new Hono()
app.get('/page', call => call.html('<p>a page</p>'))
app.get('/named', call => call.text('named', 200, { 'X-Request-Id': 'given' }))
app.all('*', call => call.text('nothing here', 404))

const parts = {
  app,
  note: ({ handler, status }: { handler: string; status: number }) => void noted.push({ handler, status }),
  https: false,
  hostname: '127.0.0.1',
  addressOf: (peer = 'unknown') => peer,
  origins: [],
  live: (_request: unknown, _response: unknown, next: () => void) => next(),
  report: (fault: unknown) => void reported.push(fault),
}
const { send: ask } = await startServer(requestListener({ ...parts, files: security => buildFiles(root, security) }))
const secure = await startServer(
  requestListener({ ...parts, https: true, files: () => (_request, _response, next) => next() }),
)
const broken = await startServer(
  requestListener({
    ...parts,
    files: () => () => {
      throw new Error('broken')
    },
  }),
)
// The files are deleted: everything below comes from memory.
rmSync(root, { recursive: true })

describe('a file of the build', () => {
  it('is sent from memory in the encoding that the browser accepts', async () => {
    const br = await ask('/assets/entry-abc123.js', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(br.body).toString()).toBe(script)
    const gzip = await ask('/assets/entry-abc123.js', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(gunzipSync(gzip.body).toString()).toBe(script)
    const plain = await ask('/assets/entry-abc123.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('Accept-Encoding')
    expect(plain.body.toString()).toBe(script)
  })

  it('has its type and its length', async () => {
    const { headers } = await ask('/assets/entry-abc123.js')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(script.length),
    })
    expect((await ask('/pictures/torch.svg')).headers['content-type']).toMatch(/^image\/svg\+xml/)
  })

  it('is cached for a year under a hashed name, and for an hour under another name', async () => {
    expect((await ask('/assets/entry-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask('/pictures/torch.svg')).headers['cache-control']).toMatch(/^public, max-age=3600,/)
  })

  it('is found with a query, and by the absolute URL that a proxy may send', async () => {
    expect((await ask('/pictures/torch.svg?v=2')).status).toBe(200)
    expect((await ask('http://site.example/pictures/torch.svg')).status).toBe(200)
  })

  it('answers a HEAD request without a body', async () => {
    const { status, headers, body } = await ask('/film/night.mp4', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, '1000', 0])
  })

  it.each(['/assets/none.js', '/assets', '/assets/entry-abc123.js.br', '/../package.json', '/assets/%2e%2e/x'])(
    'does not exist at %s',
    async path => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  it('is for GET and HEAD alone: other methods go to the next handler', async () => {
    expect((await ask('/pictures/torch.svg', {}, 'POST')).status).toBe(404)
  })
})

describe('a file that the browser has cached', () => {
  it.each(['br', 'gzip', 'identity'])('answers 304 in %s', async encoding => {
    const { headers } = await ask('/assets/entry-abc123.js', { 'Accept-Encoding': encoding })
    const tag = headers.etag ?? ''
    expect(tag).toMatch(/^"[\w-]+"$/)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await ask('/assets/entry-abc123.js', { 'Accept-Encoding': encoding, 'If-None-Match': known })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag])
      expect(again.headers.vary).toBe('Accept-Encoding')
    }
  })

  it('is sent when the ETag is of another version or another encoding', async () => {
    const { headers } = await ask('/assets/entry-abc123.js', { 'Accept-Encoding': 'br' })
    const other = { 'Accept-Encoding': 'gzip', 'If-None-Match': headers.etag ?? '' }
    expect((await ask('/assets/entry-abc123.js', other)).status).toBe(200)
    expect((await ask('/pictures/torch.svg', { 'If-None-Match': '"old"' })).status).toBe(200)
  })
})

describe('the film', () => {
  const part = (range: string, more: Record<string, string> = {}) => ask('/film/night.mp4', { Range: range, ...more })

  it('has Accept-Ranges', async () => {
    expect((await ask('/film/night.mp4')).headers['accept-ranges']).toBe('bytes')
  })

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=990-5000', 990, 999],
  ])('answers the range %s', async (range, start, end) => {
    const { status, headers, body } = await part(range)
    expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/1000`])
    expect(body.equals(film.subarray(start, end + 1))).toBe(true)
  })

  it('answers 416 to a range beyond its end', async () => {
    const { status, headers } = await part('bytes=1000-')
    expect([status, headers['content-range']]).toEqual([416, 'bytes */1000'])
  })

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'nonsense'])('is sent completely for the range %s', async range => {
    const { status, body } = await part(range)
    expect([status, body.length]).toEqual([200, 1000])
  })

  it('is sent completely when If-Range has another ETag', async () => {
    const tag = (await ask('/film/night.mp4')).headers.etag ?? ''
    expect((await part('bytes=0-99', { 'If-Range': tag })).status).toBe(206)
    expect((await part('bytes=0-99', { 'If-Range': '"old"' })).status).toBe(200)
  })
})

describe('every response', () => {
  it.each(['/healthz', '/pictures/torch.svg', '/page', '/nothing'])(
    'has the security headers of the site: %s',
    async path => {
      const { headers } = await ask(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['strict-transport-security']).toBeUndefined()
      const again = await ask(path)
      expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/)
      expect(again.headers['x-request-id']).not.toBe(headers['x-request-id'])
    },
  )

  it('keeps a request id that a handler has set', async () => {
    expect((await ask('/named')).headers['x-request-id']).toBe('given')
  })

  it('has HSTS on a site with https', async () => {
    for (const path of ['/healthz', '/page'])
      expect((await secure.send(path)).headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('has HSTS for subdomains, when the operator configures it', () => {
    const names = securityHeaders({ https: true, subdomains: true })()
    expect(names).toContain('max-age=31536000; includeSubDomains')
    expect(securityHeaders({ https: false, subdomains: true })()).not.toContain('Strict-Transport-Security')
  })
})

it('/healthz answers while the process runs', async () => {
  const { status, headers, body } = await ask('/healthz')
  expect([status, body.toString(), headers['cache-control']]).toEqual([200, 'ok\n', 'no-store'])
  expect((await ask('/healthz', {}, 'HEAD')).status).toBe(200)
  expect((await ask('/healthz', {}, 'POST')).status).toBe(404)
})

it('responses from memory are counted by their kind', async () => {
  await ask('/healthz')
  await ask('/pictures/torch.svg')
  await ask('/page')
  expect(noted).toEqual([
    { handler: 'probe', status: 200 },
    { handler: 'file', status: 200 },
  ])
})

it('a fault in a handler is reported and answered with 500', async () => {
  expect((await broken.send('/page')).status).toBe(500)
  expect(reported).toHaveLength(1)
})
