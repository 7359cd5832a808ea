import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { syncLanguage, withoutLanguage } from '#app/browser/stored-language.ts'
import { readStorage, writeStorage } from '#app/browser/storage.ts'
import { newVisitorSessionId, visitorSessionId } from '#app/browser/visitor-session.ts'
import { openFakeBrowser } from './fake-browser.ts'

let browser: ReturnType<typeof openFakeBrowser>
beforeEach(() => {
  browser = openFakeBrowser()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the visitor session', () => {
  test('is created once, in its fixed format, in storage and in a cookie', () => {
    const id = visitorSessionId()
    expect(id).toMatch(/^visitor-\d{13}-[0-9a-z]+$/)
    expect(browser.stored.get('visitorSessionId')).toBe(id)
    expect(browser.document.kept.get('visitorSessionId')).toBe(id)
    expect(visitorSessionId()).toBe(id)
  })

  test('is read from the cookie when the storage is empty', () => {
    browser.document.kept.set('visitorSessionId', 'visitor-1-abc')
    expect(visitorSessionId()).toBe('visitor-1-abc')
    expect(browser.stored.get('visitorSessionId')).toBe('visitor-1-abc')
  })

  test('is created again when the stored one is invalid', () => {
    browser.stored.set('visitorSessionId', 'a b; c')
    expect(visitorSessionId()).toMatch(/^visitor-/)
  })

  test('has a random part even when the random number is zero', () => {
    expect(newVisitorSessionId(7, 0)).toBe('visitor-7-0')
  })
})

describe('the language', () => {
  test('of the page is stored when a cookie determines it', () => {
    browser.document.kept.set('locale', 'en')
    browser.stored.set('locale', 'zh')
    expect(syncLanguage('en')).toBe(false)
    expect(browser.stored.get('locale')).toBe('en')
  })

  test('that was stored sets the cookie once, and the page follows', () => {
    browser.stored.set('locale', 'en')
    expect(syncLanguage('zh')).toBe(true)
    expect(browser.document.kept.get('locale')).toBe('en')
    expect(syncLanguage('en')).toBe(false)
  })

  test.each([undefined, 'fr', ''])('stays undetermined when the storage has %s', stored => {
    if (stored !== undefined) browser.stored.set('locale', stored)
    expect(syncLanguage('zh')).toBe(false)
    expect(browser.document.kept.has('locale')).toBe(false)
  })

  test('is removed from an address, and nothing else', () => {
    expect(withoutLanguage('/forum', '?lng=en')).toBe('/forum')
    expect(withoutLanguage('/forum', '?page=2&lng=en&sort=hot')).toBe('/forum?page=2&sort=hot')
    expect(withoutLanguage('/', '')).toBe('/')
  })
})

test('a browser without storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  writeStorage('locale', 'en')
  expect(readStorage('locale')).toBeNull()
  expect(visitorSessionId()).toMatch(/^visitor-/)
})
