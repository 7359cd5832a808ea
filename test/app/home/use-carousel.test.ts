import { expect, it } from 'vitest'
import { neighbour } from '#app/components/home/use-carousel.ts'

const centres = [0, 377, 754, 1131, 1508]

it.each([
  ['from the first to the second', 0, 1, 1],
  ['from between two to the later one', 200, 1, 1],
  ['from between two to the earlier one', 200, -1, 0],
  ['from the last to the one before', 1508, -1, 3],
  ['a rounded place is that place', 376.4, 1, 2],
  ['a rounded place is that place, backwards', 377.6, -1, 0],
  ['none behind the last', 1508, 1, -1],
  ['none before the first', 0, -1, -1],
] as const)('%s', (_, scrolled, direction, index) => {
  expect(neighbour(centres, scrolled, direction)).toBe(index)
})
