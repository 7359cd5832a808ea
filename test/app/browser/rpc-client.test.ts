import { TRPCClientError } from '@trpc/client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRpc, toCallError } from '#app/browser/rpc-client.ts'
import { redirectThroughRouter } from '#app/browser/end-session.ts'
import { showFailure } from '#app/browser/failure-toast.ts'
import type { AppRouter } from '#server/router.ts'
import { atALaterMoment, openFakeBrowser, withoutLocks } from './fake-browser.ts'

let browser: ReturnType<typeof openFakeBrowser>
const went = vi.fn<(path: string) => void>()
afterAll(redirectThroughRouter(went))

beforeEach(() => {
  vi.useFakeTimers()
  atALaterMoment()
  withoutLocks()
  went.mockClear()
  browser = openFakeBrowser('/people')
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const problem = (kind: string, code: string, params = {}) => ({ kind, code, field: null, params })

/** A refusal in the format of the tRPC handler, for a batch of one call. */
const refusal = (httpStatus: number, code: string, trpcCode: string) =>
  Response.json(
    [
      {
        error: {
          message: code,
          code: -32000,
          data: { code: trpcCode, httpStatus, problems: [problem('x', code, { seconds: 7 })] },
        },
      },
    ],
    { status: httpStatus },
  )

const stubFetch = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(respond))

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  const told = call.then(
    () => undefined,
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(50)
  return told
}

test('a call with a 401 ends the session of a member, and fails with that message', async () => {
  browser.stored.set('user', '{"username":"ada"}')
  stubFetch(async () => refusal(401, 'session.required', 'UNAUTHORIZED'))
  const error = await failureOf(openRpc().member.me.query())
  expect(error).toMatchObject({ message: '登录信息已过期，请重新登录' })
  expect(browser.toasts).toHaveLength(1)
  expect(browser.stored.has('user')).toBe(false)
  await showFailure(error)
  expect(browser.toasts).toHaveLength(1)
})

test('three concurrent calls with a 401 end the session once', async () => {
  browser.stored.set('user', '{"username":"ada"}')
  stubFetch(async () => refusal(401, 'session.required', 'UNAUTHORIZED'))
  const rpc = openRpc()
  const calls = [1, 2, 3].map(async time => {
    await new Promise(resolve => setTimeout(resolve, time * 10))
    return rpc.member.me.query()
  })
  const errors = await failureOf(Promise.allSettled(calls).then(() => Promise.reject(new Error('over'))))
  expect(errors).toBeInstanceOf(Error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(browser.toasts).toHaveLength(1)
  expect(went).toHaveBeenCalledExactlyOnceWith('/login')
})

test('a guest has no session to end, and gets the refusal unchanged', async () => {
  stubFetch(async () => refusal(401, 'session.required', 'UNAUTHORIZED'))
  const error = await failureOf(openRpc().member.me.query())
  expect(error).toMatchObject({ message: 'session.required' })
  await showFailure(error)
  expect(browser.toasts).toEqual([{ type: 'error', message: '请先登录' }])
})

test('a refusal for a missing role keeps the member logged in', async () => {
  browser.stored.set('user', '{"username":"ada"}')
  stubFetch(async () => refusal(403, 'session.not_admin', 'FORBIDDEN'))
  await showFailure(await failureOf(openRpc().member.me.query()))
  expect(browser.toasts).toEqual([{ type: 'error', message: '需要管理员权限' }])
  expect(browser.stored.has('user')).toBe(true)
})

test('a call without a response within 10 s fails with the network message', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    ),
  )
  const told = failureOf(openRpc().member.me.query())
  await vi.advanceTimersByTimeAsync(10_100)
  const error = await told
  expect(error).toMatchObject({ message: '网络错误，请稍后重试' })
  await showFailure(error)
  expect(browser.toasts).toEqual([{ type: 'error', message: '网络错误，请稍后重试' }])
})

test('an unknown error is shown as a failed request', async () => {
  await showFailure(undefined)
  expect(browser.toasts).toEqual([{ type: 'error', message: '请求失败' }])
})

test('the message of an error is shown when the server sent none', async () => {
  await showFailure(new Error('the picture is too large'))
  expect(browser.toasts).toEqual([{ type: 'error', message: 'the picture is too large' }])
})

test('an error without a response is a network error', () => {
  const cause = new TRPCClientError<AppRouter>('Failed to fetch', { cause: new TypeError('Failed to fetch') })
  expect(toCallError(cause)).toMatchObject({ message: '网络错误，请稍后重试', cause })
})
