import { expect, it } from 'vitest'
import { loader } from '#app/routes/search.tsx'
import { refusal } from '#app/i18n/zh/refusal.ts'
import { testSite } from '#test/support/site.ts'
import { visit } from '../account/visit.ts'

const setup = await testSite()

it.each([
  ['board=999999', { board: refusal.board.not_found }],
  ['member=nobody_at_all', { member: refusal.member.not_found }],
  ['from=2024-05-02&until=2024-05-01', { until: refusal.search.days_reversed }],
])('an error in ?q=水&%s is shown at its field', async (query, problems) => {
  const { status, data } = await visit(setup, loader, `/search?q=%E6%B0%B4&${query}`)
  expect([status, data]).toMatchObject([200, { problems, results: [] }])
})
