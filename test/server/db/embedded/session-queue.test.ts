import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSessionQueue, type Owner } from '#server/db/embedded/session-queue.ts'

const said: string[] = []
const broken = vi.fn()
const nobody: Owner = { cutOff: () => said.push('cut off') }

function turns() {
  return createSessionQueue({
    giveUp: async () => void said.push('given up'),
    patience: 1_000,
    broken,
  })
}

function work(name: string, open = false): () => Promise<boolean> {
  return async () => {
    said.push(name)
    return open
  }
}

function owner(name: string): Owner {
  return { cutOff: () => said.push(`${name} cut off`) }
}

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  broken.mockClear()
})
afterEach(() => vi.useRealTimers())

it('the queue runs one task at a time, in order of arrival', async () => {
  const { take } = turns()
  for (const name of ['a', 'b', 'c']) take(nobody, work(name))
  await vi.runAllTimersAsync()
  expect(said).toEqual(['a', 'b', 'c'])
})

it('the queue runs only tasks of an open transaction’s owner until the transaction ends', async () => {
  const { take } = turns()
  const [ada, bo] = [owner('ada'), owner('bo')]
  take(ada, work('ada begins', true))
  take(bo, work('bo'))
  take(ada, work('ada writes', true))
  await vi.advanceTimersByTimeAsync(10)
  expect(said).toEqual(['ada begins', 'ada writes'])
  take(ada, work('ada commits'))
  await vi.advanceTimersByTimeAsync(10)
  expect(said).toEqual(['ada begins', 'ada writes', 'ada commits', 'bo'])
})

it('the transaction of an owner who disconnected is rolled back before the next task runs', async () => {
  const { take, leave } = turns()
  const ada = owner('ada')
  take(ada, work('ada begins', true))
  take(nobody, work('next'))
  await vi.advanceTimersByTimeAsync(10)
  leave(ada)
  await vi.advanceTimersByTimeAsync(10)
  expect(said).toEqual(['ada begins', 'given up', 'next'])
})

it('the queued task of an owner who disconnected is dropped, and the running one is rolled back', async () => {
  const { take, leave } = turns()
  const ada = owner('ada')
  take(ada, async () => {
    leave(ada)
    return true
  })
  take(ada, work('never'))
  take(nobody, work('next'))
  await vi.advanceTimersByTimeAsync(10)
  expect(said).toEqual(['given up', 'next'])
})

it('an owner with an idle transaction is cut off while others wait, however many there are', async () => {
  const { take } = turns()
  take(owner('ada'), work('ada begins', true))
  for (let second = 0; second < 10; second += 1) {
    take(nobody, work('waits'))
    await vi.advanceTimersByTimeAsync(150)
  }
  expect(said).toEqual(['ada begins', 'ada cut off'])
})

it('an owner with an idle transaction is not cut off while nobody waits', async () => {
  const { take } = turns()
  take(owner('ada'), work('ada begins', true))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['ada begins'])
})

it('the queue runs nothing more after the database has failed', async () => {
  const { take } = turns()
  take(nobody, () => Promise.reject(new Error('gone')))
  take(nobody, work('never'))
  await vi.advanceTimersByTimeAsync(10)
  expect(broken).toHaveBeenCalledOnce()
  expect(said).toEqual([])
})
