import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ascii, headingGlyphs, latin } from '../../../tools/heading-glyphs.mjs'
import { readStyle } from './style-sheet.ts'

const held = readFileSync('public/fonts/glyphs.txt', 'utf8').replaceAll('\n', '')

/** The characters in a family's unicode-range. */
function named(family: string) {
  const face =
    new RegExp(`font-family: '${family}';[^}]*unicode-range: ([^;]+);`).exec(readStyle('fonts.css'))?.[1] ?? ''
  return face.split(',').flatMap(run => {
    const [from = '', to = from] = run.trim().replace('U+', '').split('-')
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))
  })
}

test('every glyph of headings, names, quotations and navigation is in the subset; otherwise run tools/subset-font.mjs', async () => {
  const wanted = await headingGlyphs(process.cwd())
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter(glyph => !held.includes(glyph))).toEqual([])
})

test('one file of less than 100 kB holds all faces, with at most 750 Song glyphs', () => {
  expect(readdirSync('public/fonts').filter(name => /\.(woff2?|ttf|otf)$/.test(name))).toEqual(['display.woff2'])
  expect(statSync('public/fonts/display.woff2').size).toBeLessThan(100_000)
  expect(Array.from(held).length).toBeLessThanOrEqual(750)
})

test('the style sheet loads that file alone, and only for the characters in it', () => {
  const sources = readStyle('fonts.css').match(/url\([^)]*\)/g)
  expect([...new Set(sources)]).toEqual(["url('/fonts/display.woff2')"])
  expect(named('Torch Song').sort()).toEqual([...new Set(ascii + held)].sort())
  expect(named('Torch Latin').sort()).toEqual([...new Set(latin)].sort())
})

test('the fonts have their licence beside them', () => {
  expect(readFileSync('public/fonts/OFL.txt', 'utf8').match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2)
})
