import postcss from 'postcss'
import { expect, test } from 'vitest'
import { flattenLayers } from '../../../tools/flatten-layers.mjs'

const flattened = (css: string) =>
  postcss([flattenLayers()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ').trim()

test('a layer is unwrapped and its rank becomes weight', () => {
  expect(
    flattened('@layer base, ui; @layer base { a, .b::before { color: red } } @layer ui { .c { color: blue } }'),
  ).toBe('a:not(#\\#), .b:not(#\\#)::before { color: red } .c:not(#\\#):not(#\\#) { color: blue }')
  expect(flattened('@layer tokens { :root { --a: 1 } }')).toBe(':root { --a: 1 }')
})

test('keyframes, nested rules and media queries stay what they are', () => {
  expect(flattened('@layer base { @keyframes x { from { opacity: 0 } } }')).toContain('from { opacity: 0 }')
  expect(flattened('@layer base { @media print { .a { & b { color: red } } } }')).toBe(
    '@media print { .a:not(#\\#) { & b { color: red } } }',
  )
  expect(flattened('@layer base { .a:is(.b, .c) { color: red } }')).toContain('.a:is(.b, .c):not(#\\#) {')
})

test('an unknown layer is an error, not a silent loss', () => {
  expect(() => flattened('@layer pages { a { color: red } }')).toThrow('"pages" is no layer')
})

test.each([
  ['margin-inline: auto', 'margin-inline-start: auto; margin-inline-end: auto'],
  ['padding-block: 0 calc(1px + (2px * 3))', 'padding-block-start: 0; padding-block-end: calc(1px + (2px * 3))'],
  ['inset: auto 0 -1px', 'top: auto; right: 0; bottom: -1px; left: 0'],
  ['inset-inline-end: 0', 'right: 0'],
  ['inset-block: 2px', 'top: 2px; bottom: 2px'],
  ['margin: 0 auto', 'margin: 0 auto'],
])('%s is spelt out', (written, spelt) => {
  expect(flattened(`a { ${written} }`)).toBe(`a { ${spelt} }`)
})
