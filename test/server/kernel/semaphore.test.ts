import { expect, it } from 'vitest'
import { semaphore } from '#server/kernel/semaphore.ts'

it('lets a few run at once and the others follow in line', async () => {
  const inTurn = semaphore(2)
  const order: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) =>
    inTurn(async () => {
      order.push(name)
      await new Promise<void>(end => ends.push(end))
    })
  const all = Promise.all(['first', 'second', 'third', 'fourth'].map(work))
  await expect.poll(() => order).toEqual(['first', 'second'])
  ends.shift()?.()
  await expect.poll(() => order).toEqual(['first', 'second', 'third'])
  ends.shift()?.()
  ends.shift()?.()
  await expect.poll(() => order).toEqual(['first', 'second', 'third', 'fourth'])
  ends.shift()?.()
  await all
})

it('gives the turn on when the work fails', async () => {
  const inTurn = semaphore(1)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(inTurn(() => Promise.resolve('next'))).resolves.toBe('next')
})
