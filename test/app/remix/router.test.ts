import { afterEach, describe, expect, test, vi } from 'vitest'
import { notifyOfChangesOnly, onSubmissionEnd } from '#app/remix/router.ts'

type Listener = (state: object, details: object) => void

afterEach(() => vi.unstubAllGlobals())

/** A router on the window whose state has only the given fields. */
function routerWith(fields: object) {
  const listeners = new Set<Listener>()
  const subscribe = (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const router = { state: fields, subscribe }
  vi.stubGlobal('window', { __remixRouter: router })
  const notify = (changes: object, deletedFetchers: string[] = []) => {
    router.state = { ...router.state, ...changes }
    listeners.forEach(listener => listener(router.state, { deletedFetchers }))
  }
  return { router, notify }
}

test('subscribers are notified of states that differ, and not of the same one again', () => {
  const { router, notify } = routerWith({ location: '/', navigation: 'idle' })
  notifyOfChangesOnly()
  const listener = vi.fn<Listener>()
  const stop = router.subscribe(listener)
  notify({})
  expect(listener).not.toHaveBeenCalled()
  notify({ navigation: 'loading' })
  notify({})
  notify({ navigation: 'idle', location: '/about' })
  expect(listener.mock.calls.map(([state]) => state)).toEqual([
    { location: '/', navigation: 'loading' },
    { location: '/about', navigation: 'idle' },
  ])
  stop()
  notify({ navigation: 'loading' })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('subscribers are notified of deleted fetchers also when the state is the same', () => {
  const { router, notify } = routerWith({ fetchers: new Map() })
  notifyOfChangesOnly()
  const listener = vi.fn<Listener>()
  router.subscribe(listener)
  notify({}, ['like'])
  expect(listener).toHaveBeenCalledOnce()
})

test('it can be undone, so that frames that follow each other do not add up', () => {
  const { router, notify } = routerWith({})
  notifyOfChangesOnly()()
  const listener = vi.fn<Listener>()
  router.subscribe(listener)
  notify({})
  expect(listener).toHaveBeenCalledOnce()
})

describe('the end of a submission', () => {
  const idle = { state: 'idle', formData: undefined }
  const sending = (act: string, state = 'submitting') => {
    const formData = new FormData()
    formData.set('act', act)
    return { state, formData }
  }
  const watch = () => {
    const onEnd = vi.fn<(result: unknown) => void>()
    const { notify } = routerWith({ navigation: idle, actionData: null })
    return { onEnd, notify, stop: onSubmissionEnd('password', onEnd) }
  }

  test('is told once, with the result of the action', () => {
    const { onEnd, notify } = watch()
    notify({ navigation: sending('password') })
    notify({ navigation: sending('password', 'loading') })
    expect(onEnd).not.toHaveBeenCalled()
    notify({ navigation: idle, actionData: { 'routes/page': 'refused' } })
    notify({ navigation: idle })
    expect(onEnd.mock.calls).toEqual([['refused']])
  })

  test('is told without a result when the action redirected', () => {
    const { onEnd, notify } = watch()
    notify({ navigation: sending('password') })
    notify({ navigation: idle, actionData: null })
    expect(onEnd.mock.calls).toEqual([[undefined]])
  })

  test('is not told of another form, of a page that is only loaded, of a submission that was left, and after the stop', () => {
    const { onEnd, notify, stop } = watch()
    for (const navigation of [sending('email'), idle, { state: 'loading', formData: undefined }, idle])
      notify({ navigation })
    notify({ navigation: sending('password') })
    notify({ navigation: { state: 'loading', formData: undefined } })
    notify({ navigation: idle })
    notify({ navigation: sending('password') })
    stop()
    notify({ navigation: idle })
    expect(onEnd).not.toHaveBeenCalled()
  })
})
