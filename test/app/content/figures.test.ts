import { describe, expect, test } from 'vitest'
import { volume } from '#app/content/volume.ts'
import { statesFigure, texts } from './walk.ts'

/** A sample spark or blessing is a voice, not a statement of fact. */
const voices = /^samples\.(?:pledges|seed\.(?:pledges|blessings))\./
/** The rules of this site are their own source; a brief is for whoever draws. */
const rules = /^(?:terms|privacy|pictures)\./

describe('every figure says where it comes from', () => {
  test('no text with a number stands without a source', () => {
    const bare = texts(volume)
      .filter(found => !voices.test(found.path) && !rules.test(found.path))
      .filter(found => !found.sourced && (statesFigure(found.zh) || statesFigure(found.en)))
    expect(bare.map(found => `${found.path}: ${found.zh}`)).toEqual([])
  })

  test('the walk sees numbers and lets dates pass', () => {
    expect(statesFigure('1915年3月15日，丁家桥')).toBe(false)
    expect(statesFigure('on 27 October 2025')).toBe(false)
    expect(statesFigure('1982—1938')).toBe(false)
    expect(statesFigure('坝高289米')).toBe(true)
    expect(statesFigure('80 students')).toBe(true)
    expect(texts({ a: { zh: '80人', en: '80' } })).toEqual([{ path: 'a', zh: '80人', en: '80', sourced: false }])
    expect(texts({ sources: [1], a: { zh: '80人', en: '80' } })[0]?.sourced).toBe(true)
  })
})
