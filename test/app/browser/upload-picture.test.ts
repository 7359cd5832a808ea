import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { redirectThroughRouter } from '#app/browser/end-session.ts'
import { showUploadFailure, uploadPicture } from '#app/browser/upload-picture.ts'
import { atALaterMoment, openFakeBrowser, withoutLocks } from './fake-browser.ts'

let browser: ReturnType<typeof openFakeBrowser>
const went = vi.fn<(path: string) => void>()
afterAll(redirectThroughRouter(went))

beforeEach(() => {
  vi.useFakeTimers()
  atALaterMoment()
  withoutLocks()
  went.mockClear()
  browser = openFakeBrowser('/profile?image=1')
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Sends a picture and returns the result or the shown failure; the clock advances by a second. */
async function upload(respond: () => Promise<Response>): Promise<unknown> {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(respond))
  const sent = uploadPicture(new File(['x'], 'ada.png')).catch((error: unknown) =>
    showUploadFailure(error, reason => `没有上传：${reason}`),
  )
  await vi.advanceTimersByTimeAsync(1000)
  return sent
}

const refusal = (status: number, message: string) => async () => Response.json({ code: 'x', message }, { status })

test('a stored picture is returned with its addresses', async () => {
  const kept = { url: '/uploads/a.webp', square: '/uploads/a-square.webp' }
  expect(await upload(async () => Response.json(kept, { status: 201 }))).toEqual(kept)
  expect(browser.toasts).toEqual([])
})

test('an expired session ends here too, with one message, and stores the place', async () => {
  browser.stored.set('user', '{"username":"ada"}')
  await upload(refusal(401, '请先登录'))
  expect(browser.toasts).toMatchObject([{ type: 'warning', message: '登录信息已过期，请重新登录' }])
  expect(browser.stored.has('user')).toBe(false)
  expect(browser.stored.get('redirectAfterLogin')).toBe('/profile?image=1')
  expect(went).toHaveBeenCalledExactlyOnceWith('/login')
})

test.each([
  ['a guest, who has no session that could end', refusal(401, '请先登录'), '没有上传：请先登录'],
  ['what the site says', refusal(413, '图片过大'), '没有上传：图片过大'],
  ['a response that says nothing', async () => new Response('', { status: 500 }), '没有上传：请求失败'],
  ['no response', () => Promise.reject(new TypeError('gone')), '没有上传：网络错误，请稍后重试'],
])('the failure %s is shown', async (_, respond, message) => {
  await upload(respond)
  expect(browser.toasts).toEqual([{ type: 'error', message }])
  expect(went).not.toHaveBeenCalled()
})
