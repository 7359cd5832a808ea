import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSessionQueue, type Owner } from '#server/db/embedded/session-queue.ts'

const said: string[] = []
const onBroken = vi.fn()
const nobody: Owner = { disconnect: () => said.push('cut off') }

function turns() {
  return createSessionQueue({
    rollBack: async () => void said.push('given up'),
    maxIdle: 1_000,
    onBroken,
  })
}

function work(name: string, open = false): () => Promise<boolean> {
  return async () => {
    said.push(name)
    return open
  }
}

function owner(name: string): Owner {
  return { disconnect: () => said.push(`${name} cut off`) }
}

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  onBroken.mockClear()
})
afterEach(() => vi.useRealTimers())

it('the queue runs one task at a time, in order of arrival', async () => {
  const { enqueue } = turns()
  for (const name of ['a', 'b', 'c']) enqueue(nobody, work(name))
  await vi.runAllTimersAsync()
  expect(said).toEqual(['a', 'b', 'c'])
})

it('the queue runs only tasks of an open transaction’s owner until the transaction ends', async () => {
  const { enqueue } = turns()
  const [ada, bo] = [owner('ada'), owner('bo')]
  enqueue(ada, work('ada begins', true))
  enqueue(bo, work('bo'))
  enqueue(ada, work('ada writes', true))
  await vi.advanceTimersByTimeAsync(10)
  expect(said).toEqual(['ada begins', 'ada writes'])
  enqueue(ada, work('ada commits'))
  await vi.advanceTimersByTimeAsync(10)
  expect(said).toEqual(['ada begins', 'ada writes', 'ada commits', 'bo'])
})

it('the transaction of an owner who disconnected is rolled back before the next task runs', async () => {
  const { enqueue, remove } = turns()
  const ada = owner('ada')
  enqueue(ada, work('ada begins', true))
  enqueue(nobody, work('next'))
  await vi.advanceTimersByTimeAsync(10)
  remove(ada)
  await vi.advanceTimersByTimeAsync(10)
  expect(said).toEqual(['ada begins', 'given up', 'next'])
})

it('the queued task of an owner who disconnected is dropped, and the running one is rolled back', async () => {
  const { enqueue, remove } = turns()
  const ada = owner('ada')
  enqueue(ada, async () => {
    remove(ada)
    return true
  })
  enqueue(ada, work('never'))
  enqueue(nobody, work('next'))
  await vi.advanceTimersByTimeAsync(10)
  expect(said).toEqual(['given up', 'next'])
})

it('an owner with an idle transaction is cut off while others wait, however many there are', async () => {
  const { enqueue } = turns()
  enqueue(owner('ada'), work('ada begins', true))
  for (let second = 0; second < 10; second += 1) {
    enqueue(nobody, work('waits'))
    await vi.advanceTimersByTimeAsync(150)
  }
  expect(said).toEqual(['ada begins', 'ada cut off'])
})

it('an owner with an idle transaction is not cut off while nobody waits', async () => {
  const { enqueue } = turns()
  enqueue(owner('ada'), work('ada begins', true))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['ada begins'])
})

it('the queue runs nothing more after the database has failed', async () => {
  const { enqueue } = turns()
  enqueue(nobody, () => Promise.reject(new Error('gone')))
  enqueue(nobody, work('never'))
  await vi.advanceTimersByTimeAsync(10)
  expect(onBroken).toHaveBeenCalledOnce()
  expect(said).toEqual([])
})
