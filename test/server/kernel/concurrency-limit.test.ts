import { describe, expect, it } from 'vitest'
import { ConcurrencyLimit } from '#server/kernel/concurrency-limit.ts'

describe('a limit of two at once and one that waits', () => {
  it('refuses whoever comes after, at once, and takes them again when there is room', async () => {
    const limit = new ConcurrencyLimit({ atOnce: 2, waiting: 1 })
    const held = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const
    const [first, second] = held.map(({ promise }) => limit.run(() => promise))
    const third = limit.run(() => Promise.resolve('third'))
    expect([limit.running, limit.waiting]).toEqual([2, 1])
    expect(limit.run(() => Promise.resolve('fourth'))).toBeUndefined()
    held[0].resolve('first')
    expect([await first, await third]).toEqual(['first', 'third'])
    expect(await limit.run(() => Promise.resolve('fifth'))).toBe('fifth')
    held[1].resolve('second')
    await second
    expect([limit.running, limit.waiting]).toEqual([0, 0])
  })

  it('keeps the order of those who wait, and goes on after a failure', async () => {
    const limit = new ConcurrencyLimit({ atOnce: 1, waiting: 5 })
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
})
