import { describe, expect, test } from 'vitest'
import { allContent } from '#app/content/all-content.ts'
import { hasFigure, textsWithin } from './content-texts.ts'

/** Sample pledges and blessings are personal statements, not statements of fact. */
const voices = /^samples\.(?:pledges|seed\.(?:pledges|blessings))\./
/** The rules of this site need no source; a picture brief is for its artist. */
const rules = /^(?:terms|privacy|pictures)\./

describe('figures in the texts', () => {
  test('have a source when a text has a number', () => {
    const bare = textsWithin(allContent)
      .filter(found => !voices.test(found.path) && !rules.test(found.path))
      .filter(found => !found.sourced && (hasFigure(found.zh) || hasFigure(found.en)))
    expect(bare.map(found => `${found.path}: ${found.zh}`)).toEqual([])
  })

  test('are recognised as numbers, except dates', () => {
    expect(hasFigure('1915年3月15日，丁家桥')).toBe(false)
    expect(hasFigure('on 27 October 2025')).toBe(false)
    expect(hasFigure('1982—1938')).toBe(false)
    expect(hasFigure('坝高289米')).toBe(true)
    expect(hasFigure('80 students')).toBe(true)
    expect(textsWithin({ a: { zh: '80人', en: '80' } })).toEqual([{ path: 'a', zh: '80人', en: '80', sourced: false }])
    expect(textsWithin({ sources: [1], a: { zh: '80人', en: '80' } })[0]?.sourced).toBe(true)
  })
})
