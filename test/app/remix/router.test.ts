import { afterEach, expect, test, vi } from 'vitest'
import { announceOnlyChanges } from '#app/remix/router.ts'

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
  const announce = (changes: object, deletedFetchers: string[] = []) => {
    router.state = { ...router.state, ...changes }
    listeners.forEach(listener => listener(router.state, { deletedFetchers }))
  }
  return { router, announce }
}

test('subscribers learn of states that differ, and not of the same one again', () => {
  const { router, announce } = routerWith({ location: '/', navigation: 'idle' })
  announceOnlyChanges()
  const listener = vi.fn<Listener>()
  const stop = router.subscribe(listener)
  announce({})
  expect(listener).not.toHaveBeenCalled()
  announce({ navigation: 'loading' })
  announce({})
  announce({ navigation: 'idle', location: '/about' })
  expect(listener.mock.calls.map(([state]) => state)).toEqual([
    { location: '/', navigation: 'loading' },
    { location: '/about', navigation: 'idle' },
  ])
  stop()
  announce({ navigation: 'loading' })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('subscribers learn of deleted fetchers also when the state is the same', () => {
  const { router, announce } = routerWith({ fetchers: new Map() })
  announceOnlyChanges()
  const listener = vi.fn<Listener>()
  router.subscribe(listener)
  announce({}, ['like'])
  expect(listener).toHaveBeenCalledOnce()
})
