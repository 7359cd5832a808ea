import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageLoadFailure, handleModuleLoadFailures } from '#app/browser/page-load.ts'
import { atALaterMoment, openFakeBrowser } from './fake-browser.ts'

let browser: ReturnType<typeof openFakeBrowser>
const raised: unknown[] = []
const session = new Map<string, string>()

/** Loads a route module as Remix does: checks whether it exists, then reads it. */
async function ask(id: string): Promise<unknown> {
  const modules = window.__remixRouteModules
  return id in modules ? modules[id] : undefined
}

const script = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`

beforeEach(() => {
  raised.length = 0
  session.clear()
  browser = openFakeBrowser('/')
  vi.stubEnv('DEV', false)
  atALaterMoment()
  browser.window.addEventListener('page-load-error', event => event instanceof CustomEvent && raised.push(event.detail))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
  })
  Object.assign(window, {
    __remixRouteModules: { root: { default: 'the root' } },
    __remixRouter: { state: { navigation: { location: { pathname: '/people', search: '?page=2', hash: '' } } } },
    __remixManifest: {
      version: 'v1',
      routes: {
        good: { module: script('export default 1') },
        gone: { module: 'data:text/javascript,throw new Error()' },
      },
    },
  })
  handleModuleLoadFailures()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const manifestAnswers = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status })),
  )

/** Renders a page's component. Returns the value, or the error that it throws. */
function shown(page: unknown): unknown {
  const Page: unknown = typeof page === 'object' && page !== null ? Reflect.get(page, 'default') : undefined
  if (typeof Page !== 'function') return Page
  try {
    const markup: unknown = Reflect.apply(Page, undefined, [])
    return markup
  } catch (error) {
    return error
  }
}

test('a loaded page is returned unchanged, and another one is loaded once', async () => {
  expect(await ask('root')).toEqual({ default: 'the root' })
  expect(window.__remixRouteModules['good']).toBeUndefined()
  const page = await ask('good')
  expect(shown(page)).toBe(1)
  expect(window.__remixRouteModules['good']).toBe(page)
  expect(raised).toEqual([])
})

test('a page that fails to load dispatches an event, and throws when it is rendered', async () => {
  manifestAnswers(200)
  expect(shown(await ask('gone'))).toBeInstanceOf(PageLoadFailure)
  expect(raised).toEqual([{ path: '/people?page=2' }])
  expect(browser.toasts).toEqual([{ type: 'error', message: '页面加载失败' }])
  expect(browser.assign).not.toHaveBeenCalled()
})

test('after a new deployment the page is reloaded, once', async () => {
  manifestAnswers(204)
  expect(await new Promise(went => (browser.assign.mockImplementation(went), void ask('gone')))).toBe('/people?page=2')
  expect(shown(await ask('gone'))).toBeInstanceOf(PageLoadFailure)
  expect(browser.assign).toHaveBeenCalledTimes(1)
})

test('without a network the error says so', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
  vi.useFakeTimers()
  expect(shown(await ask('gone'))).toMatchObject({ name: 'NetworkFailure' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(browser.toasts).toEqual([{ type: 'error', message: '网络错误，请稍后重试' }])
})
