import { beforeEach, describe, expect, it } from 'vitest'
import { FairQueue, type Sender } from '#server/kernel/fair-queue.ts'

let now = 0
let begun: string[] = []
let ends = new Map<string, () => void>()

beforeEach(() => {
  now = 0
  begun = []
  ends = new Map()
})

/** A queue whose tasks end when the test says so, with a clock that the test sets. */
function aQueue({ concurrency = 1, maxWaiting = 100, maxWaitingPerSender = 100 } = {}) {
  const busyError = () => new Error('busy')
  const queue = new FairQueue({
    concurrency,
    maxWaiting,
    maxWaitingPerSender,
    queueTimeoutMs: 1000,
    busyError,
    now: () => now,
  })
  const ask = (name: string, ...[sender = name, ...within]: string[]) => {
    const as: Sender = [sender, ...within]
    return queue
      .run(as, () => {
        begun.push(name)
        return new Promise<string>(end => ends.set(name, () => end(name)))
      })
      .catch((fault: unknown) => (fault instanceof Error ? fault.message : 'unknown'))
  }
  return { queue, ask }
}

/** Ends the running tasks, in the order in which they began, until none is left. */
async function endAll(results: readonly Promise<string>[]): Promise<string[]> {
  const ending = setInterval(() => {
    for (const end of ends.values()) end()
  })
  return Promise.all(results).finally(() => clearInterval(ending))
}

describe('a fair queue', () => {
  it('alternates between senders, however many tasks one of them has', async () => {
    const { ask } = aQueue()
    const asked = ['a1', 'a2', 'a3', 'a4'].map(name => ask(name, 'a'))
    await endAll([...asked, ask('b1', 'b'), ask('c1', 'c'), ask('c2', 'c')])
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4'])
  })

  it('alternates between the accounts of one sender too', async () => {
    const { ask } = aQueue()
    const asked = ['x1', 'x2', 'x3'].map(name => ask(name, 'a', 'x'))
    await endAll([...asked, ask('y1', 'a', 'y'), ask('b1', 'b', 'z')])
    expect(begun).toEqual(['x1', 'x2', 'b1', 'y1', 'x3'])
  })

  it('runs no more tasks at the same time than configured', async () => {
    const { ask, queue } = aQueue({ concurrency: 2 })
    const asked = ['a', 'b', 'c'].map(name => ask(name))
    await expect.poll(() => begun).toEqual(['a', 'b'])
    expect(queue.waiting).toBe(1)
    await endAll(asked)
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('refuses a sender whose places are taken, and nobody else', async () => {
    const { ask } = aQueue({ maxWaitingPerSender: 2 })
    const asked = ['a1', 'a2', 'a3', 'a4'].map(name => ask(name, 'a'))
    const results = await endAll([...asked, ask('b1', 'b')])
    expect(results).toEqual(['a1', 'a2', 'a3', 'busy', 'b1'])
  })

  it('drops, when it is full, the last task of the sender with most tasks for a sender without any', async () => {
    const { ask } = aQueue({ maxWaiting: 3 })
    const asked = ['a1', 'a2', 'a3', 'a4'].map(name => ask(name, 'a'))
    const results = await endAll([...asked, ask('b1', 'b'), ask('b2', 'b'), ask('c1', 'c')])
    expect(results).toEqual(['a1', 'a2', 'busy', 'busy', 'b1', 'busy', 'c1'])
  })

  it('refuses another sender when it is full of senders with one task each', async () => {
    const { ask } = aQueue({ maxWaiting: 2 })
    expect(await endAll(['a', 'b', 'c', 'd'].map(name => ask(name)))).toEqual(['a', 'b', 'c', 'busy'])
  })

  it('refuses a task that has waited too long when its turn comes, and continues', async () => {
    const { ask } = aQueue()
    const [first, second] = [ask('a'), ask('b')]
    await expect.poll(() => begun).toEqual(['a'])
    now = 900
    const third = ask('c')
    now = 1001
    expect(await endAll([first, second, third])).toEqual(['a', 'busy', 'c'])
  })

  it('continues after a failed task', async () => {
    const { queue } = aQueue()
    const failed = queue.run(['a'], () => Promise.reject(new Error('no')))
    const next = queue.run(['b'], () => Promise.resolve('next'))
    await expect(failed).rejects.toThrow('no')
    await expect(next).resolves.toBe('next')
    await expect(queue.run(['c'], () => Promise.resolve('later'))).resolves.toBe('later')
  })
})
