import { expect, test, vi } from 'vitest'
import { fetchWithTimeout } from '#app/browser/fetch-with-timeout.ts'

async function outlivesPage(init: RequestInit): Promise<boolean | undefined> {
  const fetchFn = vi.fn((_: RequestInfo | URL, asked: RequestInit) => Promise.resolve(Response.json(asked.keepalive)))
  await fetchWithTimeout('/trpc/comment.like', init, { fetchFn })
  return fetchFn.mock.calls[0]?.[1].keepalive
}

test('a small request with a body continues when its page is closed', async () => {
  expect(await outlivesPage({ method: 'POST', body: '{"isLiked":true}' })).toBe(true)
  expect(await outlivesPage({ method: 'POST', body: new URLSearchParams({ piece: '3', place: '0' }) })).toBe(true)
})

test('a request without a body ends with its page, and so does one that is too large for keepalive', async () => {
  expect(await outlivesPage({})).toBe(false)
  expect(await outlivesPage({ method: 'POST', body: '潮'.repeat(30_000) })).toBe(false)
  expect(await outlivesPage({ method: 'POST', body: new FormData() })).toBe(false)
})
