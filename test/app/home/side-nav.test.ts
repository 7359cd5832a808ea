import { expect, it } from 'vitest'
import { activeChapter } from '#app/components/home/side-nav.tsx'

const tops = [
  { id: 'timeline', top: 900 },
  { id: 'mission', top: 2000 },
  { id: 'alumni', top: 3000 },
  { id: 'future', top: 4000 },
] as const

it.each([
  [0, undefined],
  [699, undefined],
  [700, 'timeline'],
  [1799, 'timeline'],
  [1800, 'mission'],
  [2800, 'alumni'],
  [3799, 'alumni'],
  [3800, 'future'],
  [99_999, 'future'],
])('at the scroll position %s the current chapter is %s', (scrolled, chapter) => {
  expect(activeChapter(tops, scrolled)).toBe(chapter)
})

it('a page without chapters has no current one', () => {
  expect(activeChapter([], 500)).toBeUndefined()
})
