import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup

let admin: Member
let ada: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
  ada = await aMember(setup)
})

const later = () => clock.set(new Date(clock.now().getTime() + 60_000).toISOString())
const edit = async (id: number) => {
  later()
  await as(ada).blessing.edit({ id, content: '另一段话。', isAnonymous: false })
}

describe('a text that its author edits while an admin is reviewing it', () => {
  it('is refused a decision on the earlier version, and can be decided after a new read', async () => {
    await as(admin).review.setConfig({ ...(await as(admin).review.config()), blessings: true })
    const { id } = await aBlessing(setup, { by: ada, status: 'pending' })
    const [read] = (await as(admin).admin.pending({})).blessings
    await edit(id)
    const decision = { id, status: 'approved', changedAt: read?.changedAt } as const
    await expectRefusal(as(admin).blessing.review(decision), 'conflict', 'review.changed_meanwhile')
    const [anew] = (await as(admin).admin.pending({})).blessings
    expect(anew).toMatchObject({ id, content: '另一段话。' })
    await as(admin).blessing.review({ ...decision, changedAt: anew?.changedAt })
    expect((await as(admin).admin.pending({})).totals.blessings).toBe(0)
  })

  it('keeps its reports open', async () => {
    const { id } = await aBlessing(setup, { by: ada })
    await as(await aMember(setup)).report.file({ type: 'blessing', id })
    const [read] = (await as(admin).report.open({})).reports
    await edit(id)
    const decision = { type: 'blessing', id, outcome: 'removed', changedAt: read?.text?.changedAt } as const
    await expectRefusal(as(admin).report.settle(decision), 'conflict', 'review.changed_meanwhile')
    const [anew] = (await as(admin).report.open({})).reports
    expect(await as(admin).report.settle({ ...decision, changedAt: anew?.text?.changedAt })).toEqual({ settled: 1 })
  })

  it('is decided when the request does not say which version was read', async () => {
    const { id } = await aBlessing(setup, { by: ada, status: 'pending' })
    await edit(id)
    await as(admin).blessing.review({ id, status: 'rejected' })
    await expectRefusal(
      as(admin).blessing.review({ id, status: 'rejected', changedAt: 'yesterday' }),
      'invalid',
      'invalid.value',
      'changedAt',
    )
  })
})
