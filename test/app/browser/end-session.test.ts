import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endLoggedOutDisplay, watchLogoutInOtherTabs, isLoggedOut, onLogoutChange } from '#app/browser/logged-out.ts'
import {
  endSession,
  isSessionEnding,
  redirectThroughRouter,
  logOut,
  redirectAfterLogin,
} from '#app/browser/end-session.ts'
import { acquireSessionEndLock, clearSessionEndMark } from '#app/browser/session-end-lock.ts'
import {
  removeUnreadableUser,
  storeUserCopy,
  onUserChangedElsewhere,
  hasStoredMember,
} from '#app/browser/stored-member.ts'
import { atALaterMoment, openFakeBrowser, withoutLocks } from './fake-browser.ts'

const went = vi.fn<(path: string) => void>()
let takeBack: () => void

beforeEach(() => {
  vi.useFakeTimers()
  atALaterMoment()
  withoutLocks()
  went.mockClear()
  takeBack = redirectThroughRouter(went)
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  takeBack()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the end of a session', () => {
  test('removes the copy of the member, shows a warning in Chinese, stores the place, and opens Login after half a second', async () => {
    const { stored, toasts } = openFakeBrowser('/people?page=2')
    stored.set('user', '{"username":"ada"}')
    endSession()
    expect(toasts).toEqual([{ type: 'warning', title: '提示', message: '登录信息已过期，请重新登录' }])
    await vi.advanceTimersByTimeAsync(499)
    expect(stored.get('redirectAfterLogin')).toBe('/people?page=2')
    expect(stored.has('user')).toBe(false)
    expect(went).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(went).toHaveBeenCalledExactlyOnceWith('/login')
  })

  test('adds the English below it on an English page', () => {
    const { toasts, document } = openFakeBrowser()
    document.documentElement.lang = 'en'
    endSession()
    expect(toasts).toMatchObject([
      { message: '登录信息已过期，请重新登录', translation: 'Login information has expired, please log in again' },
    ])
  })

  test('is handled once, however many calls report it', async () => {
    const { toasts } = openFakeBrowser()
    for (const time of [1, 2, 3]) setTimeout(() => endSession(), time * 100)
    await vi.advanceTimersByTimeAsync(310)
    expect(isSessionEnding()).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(toasts).toHaveLength(1)
    expect(went).toHaveBeenCalledTimes(1)
  })

  test.each(['/login?redirect=%2Fprofile', '/register'])('at %s stores no place', async path => {
    const { stored } = openFakeBrowser(path)
    endSession()
    await vi.advanceTimersByTimeAsync(1000)
    expect(stored.has('redirectAfterLogin')).toBe(false)
  })

  test('at Login opens no page, so that the redirect target in its address stays', async () => {
    openFakeBrowser('/login?redirect=%2Fprofile')
    endSession()
    await vi.advanceTimersByTimeAsync(1000)
    expect(went).not.toHaveBeenCalled()
  })

  test('during a navigation stores the target of the navigation', async () => {
    const { stored } = openFakeBrowser('/people')
    endSession('/profile/security?from=bar')
    await vi.advanceTimersByTimeAsync(1000)
    expect(stored.get('redirectAfterLogin')).toBe('/profile/security?from=bar')
  })

  test('that another tab handles shows the warning, and neither stores a place nor opens a page', async () => {
    const { stored, toasts } = openFakeBrowser('/people')
    stored.set('sessionEnded', String(Date.now() - 9_000))
    stored.set('redirectAfterLogin', '/profile')
    stored.set('user', '{"username":"ada"}')
    endSession()
    await vi.advanceTimersByTimeAsync(1000)
    expect(toasts).toHaveLength(1)
    expect(stored.get('redirectAfterLogin')).toBe('/profile')
    // The other tab removes the copy, and the storage event of that tells this tab that there is a guest now.
    expect(stored.has('user')).toBe(true)
    expect(went).not.toHaveBeenCalled()
    expect(isSessionEnding()).toBe(false)
  })

  test('is handled by one of two tabs that get it at the same moment', async () => {
    const { stored } = openFakeBrowser('/people')
    let isHeld = false
    const request = async (_: string, __: object, act: (lock: object | null) => Promise<void>) => {
      const lock = isHeld ? null : {}
      isHeld = true
      await act(lock)
    }
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await acquireSessionEndLock()).toBe(true)
    stored.delete('sessionEnded')
    expect(await acquireSessionEndLock()).toBe(false)
  })

  test('can be handled again after another login', async () => {
    openFakeBrowser('/people')
    expect([await acquireSessionEndLock(), await acquireSessionEndLock()]).toEqual([true, false])
    clearSessionEndMark()
    expect(await acquireSessionEndLock()).toBe(true)
  })
})

describe('the page to return to after login', () => {
  test('is returned once', () => {
    openFakeBrowser().stored.set('redirectAfterLogin', '/forum/post/3?page=2')
    expect(redirectAfterLogin()).toBe('/forum/post/3?page=2')
    expect(redirectAfterLogin()).toBeUndefined()
  })

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'people', ''])('is never %s', path => {
    const { stored } = openFakeBrowser()
    stored.set('redirectAfterLogin', path)
    expect(redirectAfterLogin()).toBeUndefined()
    expect(stored.has('redirectAfterLogin')).toBe(false)
  })
})

describe('a logout', () => {
  test.each([
    ['the server answers', () => Promise.resolve(new Response(null, { status: 303 })), 0],
    ['the server fails', () => Promise.resolve(new Response(null, { status: 500 })), 0],
    ['the server is away', () => Promise.reject(new TypeError('Failed to fetch')), 1],
  ])('removes the copy, sets the cookie that the server acts on, and opens Home when %s', async (_, respond, times) => {
    const { stored, document } = openFakeBrowser()
    vi.stubGlobal('fetch', vi.fn(respond))
    stored.set('user', '{"username":"ada"}')
    stored.set('draft:post:/forum', '{}')
    const onUntold = vi.fn()
    await logOut(onUntold)
    expect(fetch).toHaveBeenCalledWith('/logout', expect.objectContaining({ method: 'POST' }))
    expect([...stored.keys()]).toEqual([])
    expect(document.kept.get('loggedOut')).toBe('1')
    expect(onUntold).toHaveBeenCalledTimes(times)
    expect(went).toHaveBeenCalledExactlyOnceWith('/')
  })

  test('lasts until the server has cleared the cookie and sent the viewer again', async () => {
    const { document } = openFakeBrowser()
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    )
    await logOut(vi.fn())
    expect(isLoggedOut()).toBe(true)
    // A response from before the logout still names the member.
    endLoggedOutDisplay()
    expect(isLoggedOut()).toBe(true)
    document.kept.delete('loggedOut')
    expect(isLoggedOut()).toBe(true)
    endLoggedOutDisplay()
    expect(isLoggedOut()).toBe(false)
  })

  test('in another tab is detected by its cookie', () => {
    const { document } = openFakeBrowser()
    const heard = vi.fn()
    const stop = onLogoutChange(heard)
    watchLogoutInOtherTabs()
    expect(isLoggedOut()).toBe(false)
    document.kept.set('loggedOut', '1')
    watchLogoutInOtherTabs()
    expect(isLoggedOut()).toBe(true)
    document.kept.delete('loggedOut')
    endLoggedOutDisplay()
    stop()
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('the browser’s copy of the member', () => {
  test('follows the data of the server', () => {
    const { stored } = openFakeBrowser()
    storeUserCopy({ username: 'ada', role: 'user' })
    expect(stored.get('user')).toBe('{"username":"ada","role":"user"}')
    expect(hasStoredMember()).toBe(true)
    storeUserCopy(null)
    expect(hasStoredMember()).toBe(false)
  })

  test.each(['{bad', '"ada"', 'null'])('is removed when it is %s', copy => {
    const { stored } = openFakeBrowser()
    stored.set('user', copy)
    removeUnreadableUser()
    expect(stored.has('user')).toBe(false)
  })

  test('reports changes by another tab, and a clearing of the storage', () => {
    const { window } = openFakeBrowser()
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
    const heard = vi.fn()
    const stop = onUserChangedElsewhere(heard)
    for (const key of ['user', 'locale', null]) window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    stop()
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'user' }))
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
