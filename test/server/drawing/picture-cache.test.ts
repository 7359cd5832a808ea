import { expect, it } from 'vitest'
import { PictureCache } from '#server/drawing/picture-cache.ts'

let now = 0

/** A cache of pictures with the requested number of bytes, and a list of what was drawn. */
function album(maxBytes = 100) {
  const cache = new PictureCache({ maxBytes, lasts: 1000, now: () => now })
  const drawn: string[] = []
  const ask = (name: string, bytes = 10) =>
    cache.of({ name }, () => {
      drawn.push(name)
      return name === 'broken' ? Promise.reject(new Error('no ink')) : Promise.resolve(new Uint8Array(bytes))
    })
  return { ask, drawn }
}

it('the picture cache draws a picture once, also for concurrent requests', async () => {
  const { ask, drawn } = album()
  const [one, other] = await Promise.all([ask('a'), ask('a')])
  expect(one).toBe(other)
  expect(await ask('a')).toBe(one)
  expect(drawn).toEqual(['a'])
})

it('the picture cache keeps a bounded number of bytes, the most recently used ones', async () => {
  const { ask, drawn } = album(30)
  for (const name of ['a', 'b', 'c', 'a', 'd']) await ask(name)
  for (const name of ['a', 'c', 'd', 'b']) await ask(name)
  expect(drawn).toEqual(['a', 'b', 'c', 'd', 'b'])
})

it('the picture cache drops a picture after its lifetime', async () => {
  const { ask, drawn } = album()
  now = 0
  await ask('a')
  now = 999
  await ask('a')
  now = 1000
  await ask('a')
  expect(drawn).toEqual(['a', 'a'])
})

it('the picture cache draws again after a failure', async () => {
  const { ask, drawn } = album()
  await expect(ask('broken')).rejects.toThrow('no ink')
  await expect(ask('broken')).rejects.toThrow('no ink')
  expect(drawn).toEqual(['broken', 'broken'])
})
