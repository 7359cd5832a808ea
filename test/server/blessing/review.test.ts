import { describe, expect, it } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import { Like } from '#server/like/like.entity.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as } = setup

const acts = () => em().find(Audit, { id: { $gt: 0 } }, { orderBy: { id: 'asc' } })

describe('an admin', () => {
  it('approves, rejects with a reason, and corrects; each is recorded', async () => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    const { id } = await aBlessing(setup, { by: ada, status: 'pending' })
    expect(await admin.blessing.review({ id, status: 'approved' })).toMatchObject({ status: 'approved', reason: null })
    expect(await as('guest').blessing.list({})).toMatchObject({ total: 1 })
    await admin.blessing.review({ id, status: 'rejected', reason: ' 广告 ' })
    expect(await as(ada).blessing.byId({ id })).toMatchObject({ status: 'rejected', reason: '广告' })
    await expectRefusal(as('guest').blessing.byId({ id }), 'missing', 'blessing.not_found')
    expect((await acts()).map(({ act, target, before, after }) => ({ act, target, before, after }))).toEqual([
      {
        act: 'blessing.review',
        target: `blessing ${id}`,
        before: { status: 'pending', reason: null },
        after: { status: 'approved', reason: null },
      },
      {
        act: 'blessing.review',
        target: `blessing ${id}`,
        before: { status: 'approved', reason: null },
        after: { status: 'rejected', reason: '广告' },
      },
    ])
  })

  it('edits and removes blessings of others, which is recorded too', async () => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    const { id } = await aBlessing(setup, { by: ada, content: '一' })
    await as(ada).blessing.like({ id })
    await admin.blessing.edit({ id, content: '二' })
    await admin.blessing.remove({ id })
    expect(await acts()).toMatchObject([
      { act: 'blessing.edit', before: { content: '一' }, after: { content: '二' } },
      { act: 'blessing.remove', before: { content: '二' }, after: null },
    ])
    expect([await em().count(Blessing), await em().count(Like)]).toEqual([0, 0])
  })

  it('gets `missing` for an unknown id', async () => {
    const admin = as(await anAdmin(setup))
    await expectRefusal(admin.blessing.review({ id: 7, status: 'approved' }), 'missing', 'blessing.not_found')
  })
})

it('nobody but an admin reviews, not even the author', async () => {
  const ada = await aMember(setup)
  const { id } = await aBlessing(setup, { by: ada, status: 'pending' })
  const review = { id, status: 'approved' } as const
  await expectRefusal(as('guest').blessing.review(review), 'unauthenticated', 'session.required')
  await expectRefusal(as(ada).blessing.review(review), 'forbidden', 'session.not_admin')
})

describe('two admins at the same time', () => {
  it('with the same decision are recorded as one act', async () => {
    const { id } = await aBlessing(setup, { status: 'pending' })
    const admins = [as(await anAdmin(setup)), as(await anAdmin(setup))]
    await Promise.all(admins.map(admin => admin.blessing.review({ id, status: 'approved' })))
    expect(await acts()).toHaveLength(1)
  })

  it('removing the same blessing remove it once', async () => {
    const { id } = await aBlessing(setup, { by: await aMember(setup) })
    const admins = [as(await anAdmin(setup)), as(await anAdmin(setup))]
    const tries = await Promise.allSettled(admins.map(admin => admin.blessing.remove({ id })))
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const one of tries)
      if (one.status === 'rejected') expectToBeRefusal(one.reason, 'missing', 'blessing.not_found')
    expect(await acts()).toHaveLength(1)
  })
})
