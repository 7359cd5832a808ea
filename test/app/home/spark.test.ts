import { expect, it } from 'vitest'
import { withSpark, type Spark } from '#app/components/home/spark.ts'

const spark = (id: number, state: Spark['state'] = 'approved'): Spark => ({
  id,
  name: '林小河',
  grade: '2018级',
  message: '愿江河安澜。',
  language: 'zh',
  createdAt: null,
  state,
})

it('a new pledge comes before the others, which keep their order', () => {
  expect(withSpark([spark(2), spark(-1)], spark(3)).map(({ id }) => id)).toEqual([3, 2, -1])
  expect(withSpark([], spark(1))).toEqual([spark(1)])
})

it('a known pledge is updated and stays once in the list', () => {
  expect(withSpark([spark(3), spark(2, 'pending'), spark(1)], spark(2))).toEqual([spark(2), spark(3), spark(1)])
})

it('the shown list is not mutated', () => {
  const shown = [spark(2), spark(1)]
  withSpark(shown, spark(1, 'rejected'))
  expect(shown).toEqual([spark(2), spark(1)])
})
