import { expect, it } from 'vitest'
import { pressed } from '#app/components/like/use-like.ts'

it('a like adds one and takes the look of liked, an unlike takes it back', () => {
  const liked = pressed({ likes: 3, isLiked: false })
  expect(liked).toEqual({ likes: 4, isLiked: true })
  expect(pressed(liked)).toEqual({ likes: 3, isLiked: false })
})

it('the number never falls below nothing', () => {
  expect(pressed({ likes: 0, isLiked: true })).toEqual({ likes: 0, isLiked: false })
})
