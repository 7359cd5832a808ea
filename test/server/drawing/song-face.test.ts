import { expect, test } from 'vitest'
import { box, drawPng } from '#server/drawing/draw-png.ts'
import { songFor, writable } from '#server/drawing/song-face.ts'

test('only the slices that hold the characters are read, Latin first', async () => {
  const latin = await songFor('Passing the torch')
  expect(latin.map(({ name }) => name)).toEqual(['song-latin'])
  const both = await songFor('薪火 2025')
  expect(both[0]?.name).toBe('song-latin')
  expect(both.length).toBeGreaterThan(1)
  expect(both.length).toBeLessThanOrEqual(3)
})

test('a character that no slice holds does not stop a picture', async () => {
  const png = await drawPng(box({}, '𠮷 火'), { width: 60, height: 40 })
  expect(Buffer.from(png).toString('latin1', 1, 4)).toBe('PNG')
})

test('a picture that cannot be drawn does not hold up the next', async () => {
  const broken = drawPng(box({ display: 'no such display' }, 'a'), { width: 10, height: 10 })
  const whole = drawPng(box({}, 'b'), { width: 10, height: 10 })
  await expect(broken).rejects.toThrow()
  expect((await whole).length).toBeGreaterThan(50)
})

test('what the face does not hold is left out, not drawn as an empty box', async () => {
  expect(await writable('🎉 河海 110 years 🌊 of water')).toBe('河海 110 years of water')
  expect(await writable('Hohai University\nat 110')).toBe('Hohai University\nat 110')
})
