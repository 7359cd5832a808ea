import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { charactersOf } from '#server/drawing/woff-characters.ts'

const { resolve } = createRequire(import.meta.url)
const charactersIn = async (file: string) => charactersOf(await readFile(resolve(`@fontsource/${file}`)))
const point = (character: string) => character.codePointAt(0) ?? 0

it('the characters of a font are read from its file, whatever its package says', async () => {
  const song = await charactersIn('noto-serif-sc/files/noto-serif-sc-latin-600-normal.woff')
  const serif = await charactersIn('source-serif-4/files/source-serif-4-latin-400-normal.woff')
  for (const character of 'Az09é—') expect(song.has(point(character)), character).toBe(true)
  expect(song.has(point('ı'))).toBe(false)
  expect(serif.has(point('ı'))).toBe(true)
  expect(serif.has(point('河'))).toBe(false)
})

it('a file without a character table is refused', () => {
  expect(() => charactersOf(Buffer.alloc(100))).toThrow('cmap')
})
