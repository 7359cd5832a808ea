import { expect, it } from 'vitest'
import { replyAfter } from '#app/components/forum/use-removal-focus.ts'

const at = (floor: number) => ({ id: 100 + floor, floor })

it('the focus after a deletion moves to the next remaining floor in reading order', () => {
  expect(replyAfter([at(1), at(4), at(5)], at(2), 'asc')).toEqual(at(4))
  expect(replyAfter([at(5), at(4), at(1)], at(2), 'desc')).toEqual(at(1))
})

it('the focus has no target after the last floor, nor without remaining floors', () => {
  expect(replyAfter([at(1), at(2)], at(3), 'asc')).toBeUndefined()
  expect(replyAfter([at(3), at(2)], at(1), 'desc')).toBeUndefined()
  const left: ReturnType<typeof at>[] = []
  expect(replyAfter(left, at(1), 'asc')).toBeUndefined()
})
