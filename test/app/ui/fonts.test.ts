import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headingGlyphs, latin } from '../../../tools/heading-glyphs.mjs'
import { readStyle } from './style-sheet.ts'

const held = readFileSync('public/fonts/glyphs.txt', 'utf8').replaceAll('\n', '')

/** The characters that a unicode-range names. */
function named(family: string) {
  const face =
    new RegExp(`font-family: '${family}';[^}]*unicode-range: ([^;]+);`).exec(readStyle('fonts.css'))?.[1] ?? ''
  return face.split(',').flatMap(run => {
    const [from = '', to = from] = run.trim().replace('U+', '').split('-')
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))
  })
}

test('every glyph of headings, names, quotations and navigation is in the subset; else run tools/subset-font.mjs', async () => {
  const wanted = await headingGlyphs(process.cwd())
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter(glyph => !held.includes(glyph))).toEqual([])
})

test('the subset holds at most 750 glyphs and both faces weigh less than 110 kB together', () => {
  expect(Array.from(held).length).toBeLessThanOrEqual(750)
  const weight = statSync('public/fonts/song.woff2').size + statSync('public/fonts/latin.woff2').size
  expect(weight).toBeLessThan(110_000)
})

test('the style sheet asks for the faces only for what they hold', () => {
  expect(named('Torch Song').sort()).toEqual(Array.from(held).sort())
  expect(named('Torch Latin').sort()).toEqual([...new Set(latin)].sort())
})

test('the faces come with their licence', () => {
  expect(readFileSync('public/fonts/OFL.txt', 'utf8').match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2)
})
