import { describe, expect, it } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import { Decision } from '#server/decision/decision.entity.ts'
import { statementsOf } from '#test/support/recorded-statements.ts'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

describe('many texts decided together', () => {
  it('take no more queries than a few do, and are recorded one by one', async () => {
    const admin = await anAdmin(setup)
    const by = await aMember(setup)
    const decide = async (count: number) => {
      const names: string[] = []
      for (let each = 0; each < count; each += 1)
        names.push(`pledge ${(await aPledge(setup, { by, status: 'pending' })).id}`)
      return statementsOf(setup, () => as(admin).desk.decide({ texts: names, status: 'rejected', reason: '重复' }))
    }
    expect((await decide(40)).length).toBe((await decide(2)).length)
    const decisions = await em().find(Decision, {}, { orderBy: { id: 'asc' } })
    expect(decisions).toHaveLength(42)
    expect(decisions[7]).toMatchObject({
      adminName: admin.username,
      textType: 'pledge',
      textId: 8,
      before: { status: 'pending', reason: null, reviewedAt: null },
      after: { status: 'rejected', reason: '重复' },
      reports: [],
      undoneAt: null,
    })
    const acts = await em().find(Audit, { act: 'pledge.review' }, { orderBy: { id: 'asc' } })
    expect(acts).toHaveLength(42)
    expect(acts[7]).toMatchObject({ adminName: admin.username, target: 'pledge 8', after: { reason: '重复' } })
  })
})
