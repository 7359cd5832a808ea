import { expect, it } from 'vitest'
import { withPledgeItem, type PledgeStreamItem } from '#app/components/home/pledge-stream-items.ts'

const pledge = (id: number, state: PledgeStreamItem['state'] = 'approved'): PledgeStreamItem => ({
  id,
  name: '林小河',
  grade: '2018级',
  message: '愿江河安澜。',
  language: 'zh',
  createdAt: null,
  state,
})

it('a new pledge comes before the others, which keep their order', () => {
  expect(withPledgeItem([pledge(2), pledge(-1)], pledge(3)).map(({ id }) => id)).toEqual([3, 2, -1])
  expect(withPledgeItem([], pledge(1))).toEqual([pledge(1)])
})

it('a known pledge is updated and stays once in the list', () => {
  expect(withPledgeItem([pledge(3), pledge(2, 'pending'), pledge(1)], pledge(2))).toEqual([
    pledge(2),
    pledge(3),
    pledge(1),
  ])
})

it('the shown list is not mutated', () => {
  const shown = [pledge(2), pledge(1)]
  withPledgeItem(shown, pledge(1, 'rejected'))
  expect(shown).toEqual([pledge(2), pledge(1)])
})
