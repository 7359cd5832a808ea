import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addToast,
  clearToasts,
  closeToast,
  closeToastsOfForm,
  currentToasts,
  onToasts,
  pauseToast,
  readToast,
  resumeToast,
  type Toast,
} from '#app/components/ui/toast-list.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

const messages = () => currentToasts().map(toast => toast.message)

function added(detail: unknown): Toast {
  const toast = addToast(detail)
  if (toast === undefined) throw new Error('no toast was added')
  return toast
}

test.each([
  ['success', 4000],
  ['info', 4000],
  ['warning', 5000],
  ['error', 6000],
])('a toast of type %s disappears after %i ms', (type, duration) => {
  added({ message: 'x', type })
  vi.advanceTimersByTime(duration - 1)
  expect(messages()).toEqual(['x'])
  vi.advanceTimersByTime(1)
  expect(messages()).toEqual([])
})

test.each([0, -1])('a toast with duration %i stays until it is closed', duration => {
  const { id } = added({ message: 'x', duration })
  vi.advanceTimersByTime(3_600_000)
  expect(messages()).toEqual(['x'])
  closeToast(id)
  expect(messages()).toEqual([])
})

test('an endless duration, which a timer cannot represent, does not close the toast immediately', () => {
  added({ message: 'x', duration: Number.POSITIVE_INFINITY })
  vi.advanceTimersByTime(60_000)
  expect(messages()).toEqual(['x'])
})

test('several toasts are listed in the order they came, each with its own id', () => {
  const ids = ['one', 'two', 'three'].map(message => added({ message }).id)
  expect(messages()).toEqual(['one', 'two', 'three'])
  expect(new Set(ids).size).toBe(3)
  closeToast(ids[1] ?? 0)
  expect(messages()).toEqual(['one', 'three'])
})

test('clearing empties the list and stops its timers', () => {
  added({ message: 'one' })
  added({ message: 'two', duration: 0 })
  clearToasts()
  expect(messages()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('the timer is paused while the pointer is on a toast', () => {
  const { id } = added({ message: 'x', type: 'info' })
  vi.advanceTimersByTime(3000)
  pauseToast(id)
  vi.advanceTimersByTime(60_000)
  expect(messages()).toEqual(['x'])
  resumeToast(id)
  vi.advanceTimersByTime(999)
  expect(messages()).toEqual(['x'])
  vi.advanceTimersByTime(1)
  expect(messages()).toEqual([])
})

test('a toast that stays is neither paused nor resumed by a pointer', () => {
  const { id } = added({ message: 'x', duration: 0 })
  pauseToast(id)
  resumeToast(id)
  vi.advanceTimersByTime(60_000)
  expect(messages()).toEqual(['x'])
})

test.each([[undefined], [null], ['text'], [7], [{}], [{ message: 3 }], [{ message: '  ' }], [{ type: 'error' }]])(
  'an event with the detail %j shows nothing',
  detail => {
    expect(addToast(detail)).toBeUndefined()
    expect(messages()).toEqual([])
  },
)

test('fields of a wrong type have defaults, and the message stays', () => {
  expect(readToast({ message: 'x', type: 'loud', title: 7, duration: '9', translation: {} }, 1)).toEqual({
    id: 1,
    message: 'x',
    translation: undefined,
    type: 'info',
    title: undefined,
    duration: 4000,
  })
  expect(readToast({ message: 'x', duration: Number.NaN, type: 'error' }, 1)?.duration).toBe(6000)
})

test('a refused form closes messages of success and the errors that it shows itself, but not the warning that the session ended', () => {
  for (const message of ['network', 'other']) added({ message, type: 'error' })
  added({ message: 'saved', type: 'success' })
  added({ message: 'session ended', type: 'warning' })
  closeToastsOfForm([{ message: 'network' }, { message: 'session ended' }])
  expect(messages()).toEqual(['other', 'session ended'])
})

test('listeners get each change until they unsubscribe', () => {
  const heard = vi.fn()
  const leave = onToasts(heard)
  added({ message: 'x' })
  clearToasts()
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  added({ message: 'y' })
  expect(heard).toHaveBeenCalledTimes(2)
})
