import { expect, it } from 'vitest'
import { fitWords } from '#server/poster/poster-words.ts'
import { testSite } from '#test/support/site.ts'

const { as } = await testSite()
const words = { theme: 'night', motto: 'motto', name: 'Doğan 🔥', wish: '愿河流常清 ☺🔥', locale: 'zh' } as const

it('a poster reports which characters of name and wish it leaves out', async () => {
  expect(await fitWords(words, 'zh')).toEqual({ name: 'Doğan', wish: '愿河流常清', undrawn: ['🔥', '☺'] })
  expect(await as('guest').poster.undrawn(words)).toEqual(['🔥', '☺'])
  expect(await as('guest').poster.undrawn({ ...words, name: 'Łukasz', wish: '' })).toEqual([])
})
