import { expect, it } from 'vitest'
import { newestLikes, toggleLike } from '#app/components/like/use-like.ts'

it('a like adds one and is shown as liked, and an unlike reverts it', () => {
  const liked = toggleLike({ likes: 3, isLiked: false })
  expect(liked).toEqual({ likes: 4, isLiked: true })
  expect(toggleLike(liked)).toEqual({ likes: 3, isLiked: false })
})

it('the count is never below zero', () => {
  expect(toggleLike({ likes: 0, isLiked: true })).toEqual({ likes: 0, isLiked: false })
})

it.each([
  ['what was read, where nothing was heard', 3, undefined, 3],
  ['what was heard after it was read', 3, { likes: 5, after: 3 }, 5],
  ['what was read anew after that', 6, { likes: 5, after: 3 }, 6],
])('guests see %s', (_, known, heard, shown) => {
  expect(newestLikes(known, heard)).toBe(shown)
})
