import { expect, test } from 'vitest'
import { allSlices } from '#server/drawing/fonts.ts'
import { box, drawPng } from '#server/drawing/draw-png.ts'
import { fontSlicesFor, drawableText, drawableTexts } from '#server/drawing/drawable-characters.ts'

test('only the font slices that hold the characters are read, Latin first', async () => {
  const latin = await fontSlicesFor('Passing the torch')
  expect(latin.map(({ name }) => name)).toEqual(['song-latin'])
  const both = await fontSlicesFor('薪火 2025')
  expect(both[0]?.name).toBe('song-latin')
  expect(both.length).toBeGreaterThan(1)
  expect(both.length).toBeLessThanOrEqual(3)
})

test('a character outside every slice does not make the picture fail', async () => {
  const png = await drawPng(box({}, '𠮷 火'), { width: 60, height: 40 })
  expect(Buffer.from(png).toString('latin1', 1, 4)).toBe('PNG')
})

test('a picture that fails does not block the next one', async () => {
  const broken = drawPng(box({ display: 'no such display' }, 'a'), { width: 10, height: 10 })
  const whole = drawPng(box({}, 'b'), { width: 10, height: 10 })
  await expect(broken).rejects.toThrow()
  expect((await whole).length).toBeGreaterThan(50)
})

test('characters that no font can draw are left out, instead of drawn as empty boxes', async () => {
  expect(await drawableText('🎉 河海 110 years 🌊 of water')).toBe('河海 110 years of water')
  expect(await drawableText('Hohai University\nat 110')).toBe('Hohai University\nat 110')
  expect(await drawableText('❤️ ✌ ☺ 1️⃣ مرحبا 火\u0001\u200b')).toBe('火')
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
])('the name %s can be drawn in all its letters', async name => {
  expect(await drawableTexts('', [name])).toEqual({ texts: [name], undrawn: [] })
})

test('a letter can be drawn with a composed or a combining accent', async () => {
  expect(await drawableText('Rene\u0301')).toBe('René')
})

test('each character that cannot be drawn is reported once, as one grapheme', async () => {
  const { texts, undrawn } = await drawableTexts('', ['林❤️河', '👨‍👩‍👧 1️⃣ ❤️ ♥️ 河'])
  expect(texts).toEqual(['林河', '♥ 河'])
  expect(undrawn).toEqual(['❤️', '👨‍👩‍👧', '1️⃣'])
})

test('a text of rare characters leaves room for the fonts of the picture’s own words, and characters without a font are reported', async () => {
  const rare = await oneOfEachSlice()
  const own = '艰苦朴素实事求是严格要求勇于探索'
  const { texts, undrawn } = await drawableTexts(own, ['阿河', rare])
  expect(texts[0]).toBe('阿河')
  expect(Array.from(`${texts.join('').slice(2)}${undrawn.join('')}`).toSorted()).toEqual(Array.from(rare).toSorted())
  expect(undrawn.length).toBeGreaterThan(0)
  const fonts = (await fontSlicesFor(`${texts.join('')}${own}`)).map(({ name }) => name)
  for (const { name } of await fontSlicesFor(own)) expect(fonts).toContain(name)
})

/** Returns a Chinese character from each slice that has one. */
async function oneOfEachSlice(): Promise<string> {
  const characters = Array.from({ length: 0x9f00 - 0x4e00 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  const found = (await allSlices()).map(({ mayHold }) =>
    characters.find(character => mayHold(character.codePointAt(0) ?? 0)),
  )
  return drawableText(found.join(''))
}
