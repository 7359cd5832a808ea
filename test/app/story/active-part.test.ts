import { expect, test } from 'vitest'
import { activePart } from '#app/components/story/active-part.ts'

const tops = [
  { id: 'opening', top: 80 },
  { id: 'timeline', top: 1000 },
  { id: 'epilogue', top: 4000 },
]
const at = (scrolled: number) => activePart(tops, { scrolled, furthest: 4200 })

test('the current part is the last one whose top is near the top of the window', () => {
  expect([0, 799, 800, 3799, 3800].map(at)).toEqual(['opening', 'opening', 'timeline', 'timeline', 'epilogue'])
})

test('before the first part it is the first, and at the end of the page the last', () => {
  expect(activePart([{ id: 'a', top: 900 }], { scrolled: 0, furthest: 5000 })).toBe('a')
  expect(activePart(tops, { scrolled: 3400, furthest: 3401 })).toBe('epilogue')
  expect(activePart([], { scrolled: 0, furthest: 0 })).toBeUndefined()
})
