import { decode } from 'turbo-stream'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { onFormResponse } from '#app/browser/form-responses.ts'
import {
  guardPageRequests,
  isNetworkFailure,
  lastRequestId,
  substituteResponse,
} from '#app/browser/guard-page-requests.ts'
import { atALaterMoment, openFakeBrowser, withoutLocks } from './fake-browser.ts'

const network = '网络错误，请稍后重试'
let toasts: unknown[]
let page: ReturnType<typeof openFakeBrowser>['document']
const fetchMock = vi.fn<typeof fetch>()

/** Never answers; rejects when the request is aborted. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )

beforeEach(() => {
  vi.useFakeTimers()
  atALaterMoment()
  withoutLocks()
  ;({ toasts, document: page } = openFakeBrowser())
  fetchMock.mockReset()
  Object.assign(window, { fetch: fetchMock, __remixRouter: { state: { navigation: {} } } })
  guardPageRequests()
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => error,
  )

describe('a request for the data of a page', () => {
  test('is aborted after 10 s, with the network message', async () => {
    fetchMock.mockImplementation(silence)
    const told = outcome(window.fetch(new URL('http://here.example/people.data')))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(toasts).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(isNetworkFailure(await told)).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(toasts).toEqual([{ type: 'error', message: network }])
  })

  test('that is aborted by a navigation is not a network failure', async () => {
    fetchMock.mockImplementation(silence)
    const wanted = new AbortController()
    const told = outcome(window.fetch('/people.data', { signal: wanted.signal }))
    wanted.abort()
    expect(isNetworkFailure(await told)).toBe(false)
    expect(toasts).toEqual([])
  })

  test('with several parts that fail together shows one message', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    await Promise.all([outcome(window.fetch('/a.data')), outcome(window.fetch('/b.data'))])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(toasts).toHaveLength(1)
  })

  test('stores the reference of a fault', async () => {
    fetchMock.mockResolvedValue(new Response('', { status: 500, headers: { 'X-Request-Id': 'c0ffee' } }))
    await window.fetch('/people.data')
    expect(lastRequestId()).toBe('c0ffee')
  })
})

test('a failed request for the routes of a link is a network failure, unless nothing waits for it', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(isNetworkFailure(await outcome(window.fetch('/__manifest?p=%2F')))).toBe(true)
  expect(isNetworkFailure(await outcome(window.fetch('/__manifest?p=%2F', { signal: AbortSignal.abort() })))).toBe(
    false,
  )
  expect(toasts).toEqual([])
})

test('a request for the routes of a link is aborted after 10 s when a reader waits for it, and never otherwise', async () => {
  fetchMock.mockImplementation(silence)
  const failed: unknown[] = []
  const wanted = new AbortController()
  void outcome(window.fetch('/__manifest?p=%2F', { signal: wanted.signal })).then(error => failed.push(error))
  void outcome(window.fetch('/__manifest?p=%2Fforum')).then(error => failed.push(error))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failed.map(isNetworkFailure)).toEqual([true])
})

describe('submitting a form', () => {
  const post = (path: string, typed = '') => window.fetch(path, { method: 'POST', body: new URLSearchParams(typed) })

  test('without a response is treated as not accepted, and keeps what was typed', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    const response = await post('/login.data', 'username=ada')
    expect(response.status).toBe(503)
    expect(response.body === null ? null : (await decode(response.body)).value).toEqual({
      data: { values: {}, errors: {}, message: network },
    })
  })

  test('shows the message in both languages on an English page', async () => {
    document.documentElement.lang = 'en'
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    const { body } = await post('/_root.data')
    expect(body === null ? null : (await decode(body)).value).toMatchObject({
      data: { message: network, translation: 'Network error, please try again later' },
    })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(toasts).toEqual([{ type: 'error', message: network, translation: 'Network error, please try again later' }])
  })

  test.each(['/login.data', '/profile/basic.data'])(
    'shows the message once: in a toast only when the page does not show it itself: %s',
    async path => {
      fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
      page.told = [`×${network}`]
      await post(path)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(toasts).toEqual([])
      page.told = []
      await post(path)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(toasts).toHaveLength(1)
    },
  )

  test.each([
    ['/login.data', '登录失败'],
    ['/register.data', '注册失败'],
    ['/profile/basic.data', '请求失败'],
  ])('with a failing server is treated as not accepted: %s', async (path, message) => {
    fetchMock.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const { status, body } = await post(path)
    expect(status).toBe(503)
    expect(body === null ? null : (await decode(body)).value).toEqual({ data: { values: {}, errors: {}, message } })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(toasts).toEqual([{ type: 'error', message }])
  })

  test('with a picture may take longer than 10 s', async () => {
    fetchMock.mockImplementation(silence)
    let isOver = false
    void window.fetch('/articles.data', { method: 'POST', body: new FormData() }).then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isOver).toBe(false)
    expect(toasts).toEqual([])
  })
})

test.each(['/trpc/pledge.list', 'https://elsewhere.example/x.data'])('%s is not changed', async address => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await outcome(window.fetch(address))).toBeInstanceOf(TypeError)
  expect(toasts).toEqual([])
})

test.each([
  ['network', 503, network],
  ['sessionEnded', 401, '登录信息已过期，请重新登录'],
] as const)('the replacement response can be decoded by the router (%s)', async (name, status, message) => {
  const response = substituteResponse(name)
  expect(response.status).toBe(status)
  expect(response.body === null ? null : (await decode(response.body)).value).toMatchObject({ data: { message } })
})

describe('a response after the end of the session', () => {
  const sessionEnded = { type: 'warning', title: '提示', message: '登录信息已过期，请重新登录' }
  const sentAway = () => new Response('', { status: 202, headers: { 'X-Session-Ended': '1', 'X-Login-Required': '1' } })
  const responses: unknown[] = []
  beforeEach(() => {
    responses.length = 0
    onTestFinished(onFormResponse(response => responses.push(response)))
  })
  const post = () => window.fetch('/profile/security.data', { method: 'POST', body: new URLSearchParams() })

  test('rejects the form with the message in a toast, and stores the place to return to', async () => {
    fetchMock.mockImplementation(async () => sentAway())
    const response = await post()
    expect(response.status).toBe(401)
    expect(responses).toEqual([{ path: '/profile/security', ok: false }])
    expect(toasts).toEqual([sessionEnded])
    expect(localStorage.getItem('redirectAfterLogin')).toBe('/people?page=2')
    await vi.runAllTimersAsync()
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/login')
  })

  test('rejects concurrent requests too, although the cookies are already cleared', async () => {
    fetchMock.mockImplementationOnce(async () => sentAway())
    fetchMock.mockImplementation(async () => new Response('', { status: 202, headers: { 'X-Login-Required': '1' } }))
    const statuses = (await Promise.all([post(), post(), post()])).map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 401])
    expect(toasts).toHaveLength(1)
    await vi.runAllTimersAsync()
    expect(location.assign).toHaveBeenCalledTimes(1)
  })

  test('is reported even without cookies, because the page still shows a member', async () => {
    fetchMock.mockImplementation(async () => new Response('', { status: 202, headers: { 'X-Login-Required': '1' } }))
    localStorage.setItem('user', '{"username":"ada"}')
    expect((await post()).status).toBe(401)
    expect(toasts).toEqual([sessionEnded])
    await vi.runAllTimersAsync()
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/login')
  })

  test('is an ordinary redirect to Login when the page shows a guest', async () => {
    fetchMock.mockImplementation(async () => new Response('', { status: 202, headers: { 'X-Login-Required': '1' } }))
    expect((await post()).status).toBe(202)
    expect(toasts).toEqual([])
  })

  test('for a page of members keeps the old page until Login, and stores the target of the navigation', async () => {
    fetchMock.mockImplementation(async () => sentAway())
    const navigation = { location: { pathname: '/profile', search: '?from=bar' } }
    Object.assign(window, { __remixRouter: { state: { navigation } } })
    const gone = new AbortController()
    const told = outcome(window.fetch('/profile.data?from=bar', { signal: gone.signal }))
    await vi.runAllTimersAsync()
    expect(localStorage.getItem('redirectAfterLogin')).toBe('/profile?from=bar')
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/login')
    gone.abort()
    expect(isNetworkFailure(await told)).toBe(false)
  })

  test('for a public page shows that page', async () => {
    fetchMock.mockImplementation(async () => new Response('page', { headers: { 'X-Session-Ended': '1' } }))
    expect(await (await window.fetch('/people.data')).text()).toBe('page')
    expect(toasts).toEqual([sessionEnded])
    await vi.runAllTimersAsync()
  })

  test.each([
    [200, true],
    [202, true],
    [422, false],
    [500, false],
  ])('has the status %i, and the form was accepted: %s', async (status, ok) => {
    fetchMock.mockImplementation(async () => new Response('', { status }))
    await post()
    expect(responses).toEqual([{ path: '/profile/security', ok }])
  })
})
