import { expect, test } from 'vitest'
import { readPledges, withAllPledges } from '#server/http/static-copy/all-pledges.ts'

const spark = (id: number) => ({
  id,
  name: '甲',
  grade: '<1915>',
  message: `第 ${id} 句`,
  createdAt: '2025-10-27T02:00:00Z',
})

test('every page of the pledges is read', async () => {
  const asked: string[] = []
  const sparks = await readPledges(path => {
    asked.push(path)
    const page = Number(/page=(\d+)/.exec(path)?.[1])
    return Promise.resolve({ data: { messages: [spark(page)], totalPages: 3 } })
  })
  expect(sparks.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(asked).toHaveLength(3)
})

test('Home lists all pledges, with their characters escaped', () => {
  const home = '<ol class="sparks grid"><li>old</li></ol><p>after</p>'
  const whole = withAllPledges(home, [spark(1), spark(2)])
  expect(whole).toMatch(/^<ol class="sparks grid"><li class="sparks__item">.*第 1 句.*第 2 句.*<\/ol><p>after<\/p>$/)
  expect(whole).toContain('甲 · &lt;1915&gt; · 2025.10.27')
  expect(whole).not.toContain('old')
})

test('Home keeps the sample pledges when there are none', () => {
  expect(withAllPledges('<ol class="sparks"><li>sample</li></ol>', [])).toContain('sample')
})
