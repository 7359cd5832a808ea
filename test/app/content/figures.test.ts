import { describe, expect, test } from 'vitest'
import { allContent } from '#app/content/all-content.ts'
import { statesFigure, texts } from './walk.ts'

/** Sample pledges and blessings are personal statements, not statements of fact. */
const voices = /^samples\.(?:pledges|seed\.(?:pledges|blessings))\./
/** The rules of this site need no source; a picture brief is for its artist. */
const rules = /^(?:terms|privacy|pictures)\./

describe('figures in the texts', () => {
  test('have a source when a text has a number', () => {
    const bare = texts(allContent)
      .filter(found => !voices.test(found.path) && !rules.test(found.path))
      .filter(found => !found.sourced && (statesFigure(found.zh) || statesFigure(found.en)))
    expect(bare.map(found => `${found.path}: ${found.zh}`)).toEqual([])
  })

  test('are recognised as numbers, except dates', () => {
    expect(statesFigure('1915年3月15日，丁家桥')).toBe(false)
    expect(statesFigure('on 27 October 2025')).toBe(false)
    expect(statesFigure('1982—1938')).toBe(false)
    expect(statesFigure('坝高289米')).toBe(true)
    expect(statesFigure('80 students')).toBe(true)
    expect(texts({ a: { zh: '80人', en: '80' } })).toEqual([{ path: 'a', zh: '80人', en: '80', sourced: false }])
    expect(texts({ sources: [1], a: { zh: '80人', en: '80' } })[0]?.sourced).toBe(true)
  })
})
