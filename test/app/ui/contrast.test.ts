import { describe, expect, test } from 'vitest'
import { contrast, propertiesOf, readStyle, resolved } from './style-sheet.ts'

const tokens = readStyle('tokens.css')
const pigments = propertiesOf(tokens, ':root')
const texts = ['--text', '--muted', '--link', '--link-strong', '--accent', '--good', '--warn', '--bad']
const grounds = ['--ground', '--ground-raised', '--ground-sunk']

test('black on white has the contrast 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

describe.each(['light', 'deep', 'night'])('on the background "%s"', name => {
  const scope = propertiesOf(tokens, `[data-ground='${name}']`)
  const colour = (property: string) => resolved(property, scope, pigments)

  test.each(texts.flatMap(text => grounds.map(ground => [text, ground])))('%s on %s is readable', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['--action', '--action-hover'])('the text on %s is readable', action => {
    expect(contrast(colour('--on-action'), colour(action))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(grounds)('borders, focus ring and the button are visible on %s', ground => {
    expect(contrast(colour('--line-strong'), colour(ground))).toBeGreaterThanOrEqual(3)
    expect(contrast(colour('--focus'), colour(ground))).toBeGreaterThanOrEqual(3)
    expect(contrast(colour('--action'), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('toasts have their own background, and each tone is readable on it', () => {
  const floating = readStyle('ui/floating.css')
  const paper = /\.toast \{[^}]*background-color: (#\w+)/.exec(floating)?.[1] ?? ''
  const tones = [...floating.matchAll(/--tone: (#\w+)/g)].map(([, tone = '']) => tone)
  expect(tones).toHaveLength(4)
  for (const tone of [...tones, resolved('--ink', pigments), '#4d5b66'])
    expect(contrast(tone, paper)).toBeGreaterThanOrEqual(4.5)
})
