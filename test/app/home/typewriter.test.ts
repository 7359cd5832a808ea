import { expect, it } from 'vitest'
import { letterDuration, countLetters } from '#app/components/home/typewriter.ts'

it.each([
  ['no texts', [], 0],
  ['an empty text', [''], 0],
  ['Chinese', ['河海大学', '110周年'], 9],
  ['spaces and signs', ['a b, c'], 6],
  ['letters of two units', ['𠮷🔥', '水'], 3],
])('the letters of %s', (_, texts, letters) => {
  expect(countLetters(texts)).toBe(letters)
})

it('each letter takes thirty milliseconds', () => {
  expect(letterDuration).toBe(30)
})
