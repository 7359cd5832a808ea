import { describe, expect, it } from 'vitest'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { clock, as } = setup

let visitors = 0

async function comeAt(...moments: string[]): Promise<void> {
  for (const moment of moments) {
    clock.set(moment)
    visitors += 1
    await as('guest').visitor.add({ sessionId: `visitor-1-${visitors}` })
  }
}

async function statsAt(moment: string) {
  clock.set(moment)
  return as(await anAdmin(setup)).visitor.stats()
}

describe('the visitor count', () => {
  it('is zero before the first visitor', async () => {
    expect(await as('guest').visitor.count()).toEqual({ totalVisitors: 0 })
  })
})

describe('the daily visitor counts', () => {
  it('are for admins only', async () => {
    await expectRefusal(as('guest').visitor.stats(), 'unauthenticated', 'session.required')
    await expectRefusal(as(await aMember(setup)).visitor.stats(), 'forbidden', 'session.not_admin')
  })

  it('cover thirty days without a gap, oldest first, also without visitors', async () => {
    const { days, ...sums } = await statsAt('2025-10-27T02:00:00.000Z')
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ date: '2025-09-28', visitors: 0 })
    expect(days[29]).toEqual({ date: '2025-10-27', visitors: 0 })
    expect(new Set(days.map(({ date }) => date)).size).toBe(30)
    expect(sums).toEqual({ totalVisitors: 0, todayVisitors: 0, weekVisitors: 0, monthVisitors: 0 })
  })

  it('begin and end at midnight in Shanghai time', async () => {
    await comeAt('2025-10-26T15:59:59.999Z', '2025-10-26T16:00:00.000Z', '2025-10-27T15:59:59.999Z')
    const evening = await statsAt('2025-10-27T15:59:59.999Z')
    expect(evening.days.slice(-2)).toEqual([
      { date: '2025-10-26', visitors: 1 },
      { date: '2025-10-27', visitors: 2 },
    ])
    expect(evening.todayVisitors).toBe(2)
    const midnight = await statsAt('2025-10-27T16:00:00.000Z')
    expect(midnight.days.at(-1)).toEqual({ date: '2025-10-28', visitors: 0 })
    expect(midnight).toMatchObject({ todayVisitors: 0, weekVisitors: 3 })
  })

  it('add up to those of today, seven days and thirty days; older visitors count in the total only', async () => {
    await comeAt('2025-09-27T15:59:59.999Z') // the last moment before the thirty days
    await comeAt('2025-09-27T16:00:00.000Z') // the first moment of the thirty days
    await comeAt('2025-10-20T15:59:59.999Z') // the last moment before the week
    await comeAt('2025-10-20T16:00:00.000Z') // the first moment of the week
    await comeAt('2025-10-27T01:00:00.000Z')
    expect(await statsAt('2025-10-27T02:00:00.000Z')).toMatchObject({
      totalVisitors: 5,
      todayVisitors: 1,
      weekVisitors: 2,
      monthVisitors: 4,
    })
  })

  it('continue over the turn of the year', async () => {
    await comeAt('2025-12-31T15:59:00.000Z', '2025-12-31T16:01:00.000Z')
    const { days } = await statsAt('2026-01-01T02:00:00.000Z')
    expect(days.slice(-2)).toEqual([
      { date: '2025-12-31', visitors: 1 },
      { date: '2026-01-01', visitors: 1 },
    ])
  })
})
