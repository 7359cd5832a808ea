import { decode } from 'turbo-stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardPageRequests, isNetworkFailure, lastReference, unansweredForm } from '#app/browser/page-requests.ts'
import { atALaterMoment, openBrowser } from './browser.ts'

const network = '网络错误，请稍后重试'
let toasts: unknown[]
const answer = vi.fn<typeof fetch>()

/** Never answers; ends when it is given up. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )

beforeEach(() => {
  vi.useFakeTimers()
  atALaterMoment()
  toasts = openBrowser().toasts
  answer.mockReset()
  Object.assign(window, { fetch: answer })
  guardPageRequests()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => error,
  )

describe('the data of a page', () => {
  test('that does not come within 10 s is given up, with the network message', async () => {
    answer.mockImplementation(silence)
    const told = outcome(window.fetch(new URL('http://here.example/people.data')))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(toasts).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(isNetworkFailure(await told)).toBe(true)
    expect(toasts).toEqual([{ type: 'error', message: network }])
  })

  test('that the reader no longer wants is no failure of the network', async () => {
    answer.mockImplementation(silence)
    const wanted = new AbortController()
    const told = outcome(window.fetch('/people.data', { signal: wanted.signal }))
    wanted.abort()
    expect(isNetworkFailure(await told)).toBe(false)
    expect(toasts).toEqual([])
  })

  test('of several parts that fail together is told once', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'))
    await Promise.all([outcome(window.fetch('/a.data')), outcome(window.fetch('/b.data'))])
    expect(toasts).toHaveLength(1)
  })

  test('names the reference of a fault', async () => {
    answer.mockResolvedValue(new Response('', { status: 500, headers: { 'X-Request-Id': 'c0ffee' } }))
    await window.fetch('/people.data')
    expect(lastReference()).toBe('c0ffee')
  })
})

describe('a form', () => {
  test('whose answer does not come is answered as one that was not taken, so that its text stays', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'))
    const response = await window.fetch('/login.data', {
      method: 'POST',
      body: new URLSearchParams({ username: 'ada' }),
    })
    expect(response.status).toBe(503)
    expect(response.body === null ? null : (await decode(response.body)).value).toEqual({
      data: { values: {}, errors: {}, message: network },
    })
  })

  test('with a picture may take longer than 10 s', async () => {
    answer.mockImplementation(silence)
    let isOver = false
    void window.fetch('/articles.data', { method: 'POST', body: new FormData() }).then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isOver).toBe(false)
    expect(toasts).toEqual([])
  })
})

test.each(['/trpc/pledge.list', '/__manifest?p=%2F', 'https://elsewhere.example/x.data'])(
  '%s is left alone',
  async address => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await outcome(window.fetch(address))).toBeInstanceOf(TypeError)
    expect(toasts).toEqual([])
  },
)

test('the answer in place of one is what the router reads', async () => {
  const { body } = unansweredForm('“quoted” \\ 换行\n')
  expect(body === null ? null : (await decode(body)).value).toMatchObject({ data: { message: '“quoted” \\ 换行\n' } })
})
