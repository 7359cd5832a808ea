import { describe, expect, it } from 'vitest'
import { createCallerFactory, router, withRight } from '#server/rpc/procedures.ts'
import { Audit } from '#server/audit/audit.entity.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { Refusal } from '#server/kernel/refusal.ts'
import { Member } from '#server/member/member.entity.ts'
import { anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, context } = setup

const callAs = createCallerFactory(
  router({
    act: withRight('review').mutation(async ({ ctx }) => {
      await recordAct(ctx, { act: 'pledge.review', target: 'pledge 7' })
      await ctx.commit()
    }),
    actInVain: withRight('review').mutation(async ({ ctx }) => {
      await recordAct(ctx, { act: 'pledge.review', target: 'pledge 7' })
      throw new Refusal('conflict', 'site.already_received')
    }),
  }),
)

const acts = () => em().find(Audit, { id: { $gt: 0 } })

describe('an act of an admin', () => {
  it('is recorded with admin and time, and with null for a side that did not exist', async () => {
    const warden = await anAdmin(setup, { username: 'warden' })
    await callAs(context(warden)).act()
    const [noted, ...more] = await acts()
    expect(more).toEqual([])
    expect(noted).toMatchObject({ admin: { id: warden.id }, adminName: 'warden', before: null, after: null })
    expect(noted?.at.toISOString()).toBe('2025-10-27T02:00:00.000Z')
  })

  it('is not recorded when its transaction is rolled back', async () => {
    await expectRefusal(callAs(context(await anAdmin(setup))).actInVain(), 'conflict', 'site.already_received')
    expect(await acts()).toEqual([])
  })

  it('keeps the name of an admin who has left', async () => {
    const warden = await anAdmin(setup, { username: 'warden' })
    await callAs(context(warden)).act()
    await em().nativeDelete(Member, warden.id)
    expect(await acts()).toMatchObject([{ admin: null, adminName: 'warden' }])
  })
})
