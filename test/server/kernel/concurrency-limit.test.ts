import { setImmediate as round } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ConcurrencyLimit } from '#server/kernel/concurrency-limit.ts'

describe('a concurrency limit', () => {
  it('refuses further tasks immediately when it is full, and accepts them again when there is room', async () => {
    const limit = new ConcurrencyLimit({ concurrency: 2, maxWaiting: 1, maxStartsPerRound: 2 })
    const held = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const
    const [first, second] = held.map(({ promise }) => limit.run(() => promise))
    const third = limit.run(() => Promise.resolve('third'))
    expect(limit.run(() => Promise.resolve('fourth'))).toBeUndefined()
    await round()
    expect([limit.running, limit.waiting]).toEqual([2, 1])
    expect(limit.run(() => Promise.resolve('fourth'))).toBeUndefined()
    held[0].resolve('first')
    expect([await first, await third]).toEqual(['first', 'third'])
    expect(await limit.run(() => Promise.resolve('fifth'))).toBe('fifth')
    held[1].resolve('second')
    await second
    expect([limit.running, limit.waiting]).toEqual([0, 0])
  })

  it('keeps the order of waiting tasks, and continues after a failure', async () => {
    const limit = new ConcurrencyLimit({ concurrency: 1, maxWaiting: 5, maxStartsPerRound: 1 })
    const done: number[] = []
    const all = [1, 2, 3].map(async number =>
      limit.run(() => {
        done.push(number)
        return number === 1 ? Promise.reject(new Error('failed')) : Promise.resolve()
      }),
    )
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(done).toEqual([1, 2, 3])
    expect(limit.running).toBe(0)
  })

  it('yields to the event loop between two tasks, however short each is', async () => {
    const limit = new ConcurrencyLimit({ concurrency: 5, maxWaiting: 5, maxStartsPerRound: 1 })
    const begun: number[] = []
    const all = Promise.all([1, 2, 3].map(async number => limit.run(() => Promise.resolve(void begun.push(number)))))
    const seen: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      await round()
      seen.push(begun.length)
    }
    expect(seen).toEqual([1, 2, 3])
    await all
  })
})
