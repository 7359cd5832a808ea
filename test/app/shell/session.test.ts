import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession, isSessionEnding, leaveThrough, logOut, redirectAfterLogin } from '#app/browser/session.ts'
import { dropUnreadableUser, keepUserCopy, onUserChangedElsewhere, showsMember } from '#app/browser/user-copy.ts'
import { atALaterMoment, openBrowser } from './browser.ts'

const went = vi.fn<(path: string) => void>()
let takeBack: () => void

beforeEach(() => {
  vi.useFakeTimers()
  atALaterMoment()
  went.mockClear()
  takeBack = leaveThrough(went)
})
afterEach(() => {
  vi.runAllTimers()
  takeBack()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the end of a session', () => {
  test('clears the copy, warns in Chinese, keeps the place, and leads to Login after half a second', () => {
    const { stored, toasts } = openBrowser('/people?page=2')
    stored.set('user', '{"username":"ada"}')
    endSession()
    expect(stored.has('user')).toBe(false)
    expect(toasts).toEqual([{ type: 'warning', title: '提示', message: '登录信息已过期，请重新登录' }])
    expect(stored.get('redirectAfterLogin')).toBe('/people?page=2')
    vi.advanceTimersByTime(499)
    expect(went).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(went).toHaveBeenCalledExactlyOnceWith('/login')
  })

  test('adds the English below on an English page', () => {
    const { toasts, document } = openBrowser()
    document.documentElement.lang = 'en'
    endSession()
    expect(toasts).toMatchObject([
      { message: '登录信息已过期，请重新登录', translation: 'Login information has expired, please log in again' },
    ])
  })

  test('is dealt with once, however many calls tell of it', () => {
    const { toasts } = openBrowser()
    for (const time of [1, 2, 3]) setTimeout(endSession, time * 100)
    vi.advanceTimersByTime(310)
    expect(isSessionEnding()).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(toasts).toHaveLength(1)
    expect(went).toHaveBeenCalledTimes(1)
  })

  test.each(['/login?redirect=%2Fprofile', '/register'])('at %s no place is kept', path => {
    const { stored } = openBrowser(path)
    endSession()
    expect(stored.has('redirectAfterLogin')).toBe(false)
  })
})

describe('the way back after login', () => {
  test('is told once', () => {
    openBrowser().stored.set('redirectAfterLogin', '/forum/post/3?page=2')
    expect(redirectAfterLogin()).toBe('/forum/post/3?page=2')
    expect(redirectAfterLogin()).toBeUndefined()
  })

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'people', ''])('never leads to %s', path => {
    const { stored } = openBrowser()
    stored.set('redirectAfterLogin', path)
    expect(redirectAfterLogin()).toBeUndefined()
    expect(stored.has('redirectAfterLogin')).toBe(false)
  })
})

test.each([
  ['the server answers', () => Promise.resolve(new Response(null, { status: 303 }))],
  ['the server fails', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['the server is away', () => Promise.reject(new TypeError('Failed to fetch'))],
])('logging out clears the copy and leads Home when %s', async (_, answer) => {
  const { stored } = openBrowser()
  vi.stubGlobal('fetch', vi.fn(answer))
  stored.set('user', '{"username":"ada"}')
  await logOut()
  expect(fetch).toHaveBeenCalledWith('/logout', expect.objectContaining({ method: 'POST' }))
  expect(stored.has('user')).toBe(false)
  expect(went).toHaveBeenCalledExactlyOnceWith('/')
})

describe('the display copy of the member', () => {
  test('follows what the server says', () => {
    const { stored } = openBrowser()
    keepUserCopy({ username: 'ada', role: 'user' })
    expect(stored.get('user')).toBe('{"username":"ada","role":"user"}')
    expect(showsMember()).toBe(true)
    keepUserCopy(null)
    expect(showsMember()).toBe(false)
  })

  test.each(['{bad', '"ada"', 'null'])('is removed where it reads %s', copy => {
    const { stored } = openBrowser()
    stored.set('user', copy)
    dropUnreadableUser()
    expect(stored.has('user')).toBe(false)
  })

  test('of another tab is heard of when it changes, and when all is cleared', () => {
    const { window } = openBrowser()
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
