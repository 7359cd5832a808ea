import { expect, it } from 'vitest'
import { Hono } from 'hono'
import { ConcurrencyLimit } from '#server/kernel/concurrency-limit.ts'
import { refusePagesWhenBusy } from '#server/http/refuse-pages-when-busy.ts'
import { requestListener } from '#server/http/request-listener.ts'
import { startServer } from '#test/support/start-server.ts'

const pageReads = new ConcurrencyLimit({ concurrency: 1, maxWaiting: 0, maxStartsPerRound: 1 })
const app = new Hono()
app.all('*', call => call.text('made'))
const noted: number[] = []
const { send: ask } = await startServer(
  requestListener({
    app,
    files: () => (_request, _response, next) => next(),
    live: (_request, _response, next) => next(),
    refuse: refusePagesWhenBusy(pageReads),
    note: ({ handler, status }) => void (handler === 'page' && noted.push(status)),
    https: false,
    hostname: '127.0.0.1',
    addressOf: (peer = 'unknown') => peer,
    origins: [],
    report: () => undefined,
  }),
)

/** Runs `check` while one page is being rendered and the queue has no place. */
async function whileFull(check: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<undefined>()
  const making = pageReads.run(() => held.promise)
  await check()
  held.resolve(undefined)
  await making
}

it('pages beyond the limit are refused in their language before anything is rendered, and counted', async () => {
  await whileFull(async () => {
    const page = await ask('/forum?page=2', { Accept: 'text/html', Cookie: 'locale=en' })
    expect(page.status).toBe(503)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect(page.headers['x-content-type-options']).toBe('nosniff')
    expect(page.body.toString()).toContain('<html lang="en">')
    for (const path of ['/', '/forum.data', '/_root.data', '/members/%E6%B2%B3'])
      expect((await ask(path)).status, path).toBe(503)
    expect((await ask('/', {}, 'HEAD')).body.length).toBe(0)
  })
  expect(noted).toEqual(Array.from({ length: 6 }, () => 503))
  expect((await ask('/forum')).body.toString()).toBe('made')
})

it('requests for other things than pages, and all forms, are served', async () => {
  await whileFull(async () => {
    for (const path of [
      '/api/v1/torch/get',
      '/api',
      '/trpc/torch.get',
      '/uploads/a',
      '/readyz',
      '/metrics',
      '/robots.txt',
    ])
      expect((await ask(path)).status, path).toBe(200)
    expect((await ask('/forum/post/1', {}, 'POST')).status).toBe(200)
  })
})
