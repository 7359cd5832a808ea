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

it('runs one at a time, first come first served', async () => {
  const { take } = turns()
  for (const name of ['a', 'b', 'c']) take(nobody, work(name))
  await vi.runAllTimersAsync()
  expect(said).toEqual(['a', 'b', 'c'])
})

it('lets only the one with an open transaction go on until it ends', async () => {
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

it('gives up what one left open who went away, before the next one runs', async () => {
  const { take, leave } = turns()
  const ada = owner('ada')
  take(ada, work('ada begins', true))
  take(nobody, work('next'))
  await vi.advanceTimersByTimeAsync(10)
  leave(ada)
  await vi.advanceTimersByTimeAsync(10)
  expect(said).toEqual(['ada begins', 'given up', 'next'])
})

it('drops the waiting work of one who went away, and gives up what was running meanwhile', async () => {
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

it('cuts off one who keeps the floor idle while others wait, however many come', async () => {
  const { take } = turns()
  take(owner('ada'), work('ada begins', true))
  for (let second = 0; second < 10; second += 1) {
    take(nobody, work('waits'))
    await vi.advanceTimersByTimeAsync(150)
  }
  expect(said).toEqual(['ada begins', 'ada cut off'])
})

it('leaves one alone who keeps the floor while nobody waits', async () => {
  const { take } = turns()
  take(owner('ada'), work('ada begins', true))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['ada begins'])
})

it('runs nothing more when the database broke', async () => {
  const { take } = turns()
  take(nobody, () => Promise.reject(new Error('gone')))
  take(nobody, work('never'))
  await vi.advanceTimersByTimeAsync(10)
  expect(broken).toHaveBeenCalledOnce()
  expect(said).toEqual([])
})
