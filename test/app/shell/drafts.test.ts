import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, forgetDrafts, forgetOldDrafts, keepDraft, recallDraft } from '#app/browser/drafts.ts'
import { openBrowser } from './browser.ts'

let stored: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  stored = openBrowser('/forum/post/3').stored
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const at = (form: string, place: string, reader: number | null = null) => ({ form, place, reader })

test('a draft belongs to one form on one page', () => {
  keepDraft(at('reply', '/forum/post/3'), { content: '江水' })
  expect(recallDraft(at('reply', '/forum/post/3'))).toEqual({ content: '江水' })
  expect(recallDraft(at('reply', '/forum/post/4'))).toBeUndefined()
  expect(recallDraft(at('post', '/forum/post/3'))).toBeUndefined()
})

test('an empty form stores no draft', () => {
  keepDraft(at('reply', '/'), { content: '江水' })
  keepDraft(at('reply', '/'), {})
  expect([...stored.keys()]).toEqual([])
})

test('a draft outlives the session and is restored for its member alone', () => {
  keepDraft(at('reply', '/', 7), { content: '江水' })
  expect(recallDraft(at('reply', '/'))).toBeUndefined()
  expect(recallDraft(at('reply', '/', 8))).toBeUndefined()
  expect(recallDraft(at('reply', '/', 7))).toEqual({ content: '江水' })
})

test('a guest’s draft is kept when they log in', () => {
  keepDraft(at('pledge', '/'), { message: '江水' })
  expect(recallDraft(at('pledge', '/', 7))).toEqual({ message: '江水' })
})

test('a draft is kept for a week', () => {
  keepDraft(at('reply', '/'), { content: '江水' })
  vi.advanceTimersByTime(7 * 24 * 3600 * 1000)
  expect(recallDraft(at('reply', '/'))).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(recallDraft(at('reply', '/'))).toBeUndefined()
  forgetOldDrafts()
  expect(stored.size).toBe(0)
})

test('one draft can be deleted, or all drafts and nothing else', () => {
  stored.set('locale', 'en')
  keepDraft(at('reply', '/'), { content: '江水' })
  keepDraft(at('post', '/'), { content: '河水' })
  keepDraft(at('post', '/forum'), { content: '湖水' })
  forgetDraft(at('reply', '/'))
  expect(recallDraft(at('reply', '/'))).toBeUndefined()
  forgetDrafts()
  expect([...stored.keys()]).toEqual(['locale'])
})

test.each(['', '{bad', 'null', '{"owner":null,"at":"1","values":{}}', '{"owner":null,"at":1,"values":{"a":1}}'])(
  'an entry with %s is not a draft',
  text => {
    stored.set('draft:reply:/', text)
    expect(recallDraft(at('reply', '/'))).toBeUndefined()
  },
)

test('a browser without storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 })
  keepDraft(at('reply', '/'), { content: '江水' })
  forgetDrafts()
  expect(recallDraft(at('reply', '/'))).toBeUndefined()
})
