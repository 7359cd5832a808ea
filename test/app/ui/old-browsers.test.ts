import postcss from 'postcss'
import { expect, test } from 'vitest'
import { forOldBrowsers } from '../../../tools/old-browsers.mjs'

const written = (css: string) =>
  postcss(forOldBrowsers).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ').trim()

test('page styles override frame styles and those override base styles, each in its own sheet', () => {
  const weight = (layer: string) => written(`@layer ${layer} { .a { color: red } }`).split(':not(#\\#)').length
  expect(weight('page')).toBeGreaterThan(weight('shell'))
  expect(weight('shell')).toBeGreaterThan(weight('ui'))
  expect(weight('ui')).toBeGreaterThan(weight('base'))
  expect(written('@layer page { .a { color: red } }')).not.toContain('@layer')
})

test.each([
  ['margin-inline: auto', 'margin-inline-start: auto; margin-inline-end: auto'],
  ['padding-block: 0 calc(1px + (2px * 3))', 'padding-block-start: 0; padding-block-end: calc(1px + (2px * 3))'],
  ['inset: auto 0 -1px', 'top: auto; right: 0; bottom: -1px; left: 0'],
  ['inset-inline-end: 0', 'right: 0'],
  ['inset-block: 2px', 'top: 2px; bottom: 2px'],
  ['margin: 0 auto', 'margin: 0 auto'],
])('%s is written in the older syntax', (logical, spelt) => {
  expect(written(`@layer tokens { a { ${logical} } }`)).toBe(`a { ${spelt} }`)
})
