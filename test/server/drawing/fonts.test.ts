import { expect, test } from 'vitest'
import { allSlices } from '#server/drawing/fonts.ts'
import { box, drawPng } from '#server/drawing/draw-png.ts'
import { fontSlicesFor, writable, writableBeside } from '#server/drawing/drawable-characters.ts'

test('only the slices that hold the characters are read, Latin first', async () => {
  const latin = await fontSlicesFor('Passing the torch')
  expect(latin.map(({ name }) => name)).toEqual(['song-latin'])
  const both = await fontSlicesFor('薪火 2025')
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

test('what no face draws is left out, not drawn as an empty box', async () => {
  expect(await writable('🎉 河海 110 years 🌊 of water')).toBe('河海 110 years of water')
  expect(await writable('Hohai University\nat 110')).toBe('Hohai University\nat 110')
  expect(await writable('❤️ ✌ ☺ 1️⃣ مرحبا 火\u0001\u200b')).toBe('火')
})

test.each([
  'Doğan Işık, İzmir',
  'Łódź',
  'Čapek, Dvořák',
  'Erdős',
  'GROẞ',
  'Əli',
  'Brâncuși, Ioniță',
  'Việt Nam',
  'Ελλάδα',
])('the name %s is drawn in all its letters', async name => {
  expect(await writableBeside('', [name])).toEqual({ texts: [name], undrawn: [] })
})

test('a letter is drawn whether its accent comes with it or after it', async () => {
  expect(await writable('Rene\u0301')).toBe('René')
})

test('what cannot be drawn is told once, as people see it', async () => {
  const { texts, undrawn } = await writableBeside('', ['林❤️河', '👨‍👩‍👧 1️⃣ ❤️ ♥️ 河'])
  expect(texts).toEqual(['林河', '♥ 河'])
  expect(undrawn).toEqual(['❤️', '👨‍👩‍👧', '1️⃣'])
})

test('a text of rare characters leaves room for the words of the picture, and what has none is told', async () => {
  const rare = await oneOfEachSlice()
  const own = '艰苦朴素实事求是严格要求勇于探索'
  const { texts, undrawn } = await writableBeside(own, ['阿河', rare])
  expect(texts[0]).toBe('阿河')
  expect(Array.from(`${texts.join('').slice(2)}${undrawn.join('')}`).toSorted()).toEqual(Array.from(rare).toSorted())
  expect(undrawn.length).toBeGreaterThan(0)
  const fonts = (await fontSlicesFor(`${texts.join('')}${own}`)).map(({ name }) => name)
  for (const { name } of await fontSlicesFor(own)) expect(fonts).toContain(name)
})

/** A Chinese character of each slice that draws any. */
async function oneOfEachSlice(): Promise<string> {
  const characters = Array.from({ length: 0x9f00 - 0x4e00 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  const found = (await allSlices()).map(({ mayHold }) =>
    characters.find(character => mayHold(character.codePointAt(0) ?? 0)),
  )
  return writable(found.join(''))
}
