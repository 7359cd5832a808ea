import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeDraft, removeAllDrafts, removeOldDrafts, storeDraft, readDraft } from '#app/browser/drafts.ts'
import { openFakeBrowser } from './fake-browser.ts'

let stored: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  stored = openFakeBrowser('/forum/post/3').stored
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const at = (form: string, place: string, reader: number | null = null) => ({ form, place, reader })

test('a draft belongs to one form on one page', () => {
  storeDraft(at('reply', '/forum/post/3'), { content: '江水' })
  expect(readDraft(at('reply', '/forum/post/3'))).toEqual({ content: '江水' })
  expect(readDraft(at('reply', '/forum/post/4'))).toBeUndefined()
  expect(readDraft(at('post', '/forum/post/3'))).toBeUndefined()
})

test('an empty form stores no draft', () => {
  storeDraft(at('reply', '/'), { content: '江水' })
  storeDraft(at('reply', '/'), {})
  expect([...stored.keys()]).toEqual([])
})

test('a draft outlives the session and is restored for its member alone', () => {
  storeDraft(at('reply', '/', 7), { content: '江水' })
  expect(readDraft(at('reply', '/'))).toBeUndefined()
  expect(readDraft(at('reply', '/', 8))).toBeUndefined()
  expect(readDraft(at('reply', '/', 7))).toEqual({ content: '江水' })
})

test('a guest’s draft is kept when they log in', () => {
  storeDraft(at('pledge', '/'), { message: '江水' })
  expect(readDraft(at('pledge', '/', 7))).toEqual({ message: '江水' })
})

test('a draft is kept for a week', () => {
  storeDraft(at('reply', '/'), { content: '江水' })
  vi.advanceTimersByTime(7 * 24 * 3600 * 1000)
  expect(readDraft(at('reply', '/'))).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(readDraft(at('reply', '/'))).toBeUndefined()
  removeOldDrafts()
  expect(stored.size).toBe(0)
})

test('one draft can be deleted, or all drafts and nothing else', () => {
  stored.set('locale', 'en')
  storeDraft(at('reply', '/'), { content: '江水' })
  storeDraft(at('post', '/'), { content: '河水' })
  storeDraft(at('post', '/forum'), { content: '湖水' })
  removeDraft(at('reply', '/'))
  expect(readDraft(at('reply', '/'))).toBeUndefined()
  removeAllDrafts()
  expect([...stored.keys()]).toEqual(['locale'])
})

test.each(['', '{bad', 'null', '{"owner":null,"at":"1","values":{}}', '{"owner":null,"at":1,"values":{"a":1}}'])(
  'an entry with %s is not a draft',
  text => {
    stored.set('draft:reply:/', text)
    expect(readDraft(at('reply', '/'))).toBeUndefined()
  },
)

test('a browser without storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 })
  storeDraft(at('reply', '/'), { content: '江水' })
  removeAllDrafts()
  expect(readDraft(at('reply', '/'))).toBeUndefined()
})
