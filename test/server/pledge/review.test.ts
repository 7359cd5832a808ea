import { describe, expect, it } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { Audit } from '#server/audit/audit.entity.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, clock, as } = setup

const acts = () => em().find(Audit, { id: { $gt: 0 } }, { orderBy: { id: 'asc' } })
const stands = async ({ id }: Pledge) => (await em().findOneOrFail(Pledge, id)).status
const waiting = { status: 'pending', reason: null }

describe('an admin', () => {
  it('approves a pledge, which becomes public', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const pledge = await aPledge(setup, { status: 'pending', by: ada })
    clock.advance(minutes(5))
    const reviewed = await as(await anAdmin(setup)).pledge.review({ id: pledge.id, status: 'approved' })
    expect(reviewed).toMatchObject({
      id: pledge.id,
      status: 'approved',
      reviewedAt: '2025-10-27T02:05:00.000Z',
      reason: null,
      user: { id: ada.id, username: 'ada' },
    })
    expect(await as('guest').pledge.list({})).toMatchObject({ messages: [{ id: pledge.id }], total: 1 })
  })

  it('rejects a pledge with a reason', async () => {
    const pledge = await aPledge(setup, { status: 'pending' })
    const admin = as(await anAdmin(setup))
    const reviewed = await admin.pledge.review({ id: pledge.id, status: 'rejected', reason: ' 广告 ' })
    expect(reviewed).toMatchObject({ status: 'rejected', reason: '广告', user: null })
  })

  it('corrects the review of another admin, and the reason is removed with the rejection', async () => {
    const pledge = await aPledge(setup, { status: 'pending' })
    await as(await anAdmin(setup)).pledge.review({ id: pledge.id, status: 'rejected', reason: '广告' })
    const reviewed = await as(await anAdmin(setup)).pledge.review({ id: pledge.id, status: 'approved' })
    expect(reviewed).toMatchObject({ status: 'approved', reason: null })
    expect(await stands(pledge)).toBe('approved')
  })

  it('hides an approved pledge again', async () => {
    const pledge = await aPledge(setup)
    await as(await anAdmin(setup)).pledge.review({ id: pledge.id, status: 'rejected' })
    expect(await as('guest').pledge.list({})).toMatchObject({ messages: [], total: 0 })
  })

  it('who repeats a result changes neither the time nor the audit', async () => {
    const pledge = await aPledge(setup, { status: 'pending' })
    const admin = as(await anAdmin(setup))
    const first = await admin.pledge.review({ id: pledge.id, status: 'approved' })
    clock.advance(minutes(5))
    expect(await admin.pledge.review({ id: pledge.id, status: 'approved' })).toEqual(first)
    expect(await acts()).toHaveLength(1)
  })

  it('gets `missing` for an unknown id', async () => {
    const admin = as(await anAdmin(setup))
    await expectRefusal(admin.pledge.review({ id: 7, status: 'approved' }), 'missing', 'pledge.not_found')
    await expectRefusal(admin.pledge.remove({ id: 7 }), 'missing', 'pledge.not_found')
    expect(await acts()).toEqual([])
  })

  it('removes a pledge permanently', async () => {
    const pledge = await aPledge(setup)
    const admin = as(await anAdmin(setup))
    expect(await admin.pledge.remove({ id: pledge.id })).toBeNull()
    expect(await em().count(Pledge)).toBe(0)
    await expectRefusal(admin.pledge.remove({ id: pledge.id }), 'missing', 'pledge.not_found')
    expect(await acts()).toHaveLength(1)
  })
})

describe('anybody else', () => {
  it('can neither review nor remove: a guest', async () => {
    const { id } = await aPledge(setup, { status: 'pending' })
    await expectRefusal(as('guest').pledge.review({ id, status: 'approved' }), 'unauthenticated', 'session.required')
    await expectRefusal(as('guest').pledge.remove({ id }), 'unauthenticated', 'session.required')
    await expectRefusal(as('guest').pledge.listAll({}), 'unauthenticated', 'session.required')
  })

  it.each(['its sender', 'another member'])('can neither review nor remove: %s', async who => {
    const sender = await aMember(setup)
    const pledge = await aPledge(setup, { status: 'pending', by: sender })
    const member = as(who === 'its sender' ? sender : await aMember(setup))
    const { id } = pledge
    await expectRefusal(member.pledge.review({ id, status: 'approved' }), 'forbidden', 'session.not_admin')
    await expectRefusal(member.pledge.remove({ id }), 'forbidden', 'session.not_admin')
    await expectRefusal(member.pledge.listAll({}), 'forbidden', 'session.not_admin')
    expect(await stands(pledge)).toBe('pending')
    expect(await acts()).toEqual([])
  })
})

describe('two admins at the same time', () => {
  it('with the same result are recorded as one act', async () => {
    const { id } = await aPledge(setup, { status: 'pending' })
    const admins = [as(await anAdmin(setup)), as(await anAdmin(setup))]
    await Promise.all(admins.map(admin => admin.pledge.review({ id, status: 'approved' })))
    expect(await acts()).toHaveLength(1)
  })

  it('with different results are recorded as two acts, and the second has the first as its previous state', async () => {
    const pledge = await aPledge(setup, { status: 'pending' })
    const [one, other] = [as(await anAdmin(setup)), as(await anAdmin(setup))]
    await Promise.all([
      one.pledge.review({ id: pledge.id, status: 'approved' }),
      other.pledge.review({ id: pledge.id, status: 'rejected' }),
    ])
    const [first, second] = await acts()
    expect(first?.before).toEqual(waiting)
    expect(second?.before).toEqual(first?.after)
    expect(second?.after).toEqual({ status: await stands(pledge), reason: null })
  })

  it('who remove a pledge remove it once', async () => {
    const { id } = await aPledge(setup)
    const admins = [as(await anAdmin(setup)), as(await anAdmin(setup))]
    const tries = await Promise.allSettled(admins.map(admin => admin.pledge.remove({ id })))
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const one of tries) if (one.status === 'rejected') expectToBeRefusal(one.reason, 'missing', 'pledge.not_found')
    expect(await acts()).toHaveLength(1)
  })

  it('who review and remove it at the same time leave an audit of what happened', async () => {
    const { id } = await aPledge(setup, { status: 'pending' })
    const [one, other] = [as(await anAdmin(setup)), as(await anAdmin(setup))]
    const [reviewed] = await Promise.allSettled([
      one.pledge.review({ id, status: 'approved' }),
      other.pledge.remove({ id }),
    ])
    const told = (await acts()).map(({ act }) => act)
    expect(told).toEqual(reviewed.status === 'fulfilled' ? ['pledge.review', 'pledge.remove'] : ['pledge.remove'])
    expect(await em().count(Pledge)).toBe(0)
  })

  it('or an admin and the sender who withdraws it at the same time leave no pledge', async () => {
    const { id } = await aPledge(setup, { status: 'pending', receipt: 'mine' })
    const admin = as(await anAdmin(setup))
    const [reviewed] = await Promise.allSettled([
      admin.pledge.review({ id, status: 'approved' }),
      as('guest').pledge.withdraw({ receipt: 'mine' }),
    ])
    if (reviewed.status === 'rejected') expectToBeRefusal(reviewed.reason, 'missing', 'pledge.not_found')
    expect(await em().count(Pledge)).toBe(0)
    expect(await acts()).toHaveLength(reviewed.status === 'fulfilled' ? 1 : 0)
  })
})

describe('the audit of pledges', () => {
  it('records who approved which pledge and when, before and after', async () => {
    const pledge = await aPledge(setup, { status: 'pending' })
    const admin = await anAdmin(setup, { username: 'warden' })
    await as(admin).pledge.review({ id: pledge.id, status: 'rejected', reason: '广告' })
    const [act] = await acts()
    expect(act).toMatchObject({
      admin: { id: admin.id },
      adminName: 'warden',
      act: 'pledge.review',
      target: `pledge ${pledge.id}`,
      before: waiting,
      after: { status: 'rejected', reason: '广告' },
    })
    expect(act?.at.toISOString()).toBe('2025-10-27T02:00:00.000Z')
  })

  it('keeps the text of a removed pledge, and not its receipt', async () => {
    const pledge = await aPledge(setup)
    await as(await anAdmin(setup)).pledge.remove({ id: pledge.id })
    const [act] = await acts()
    expect(act).toMatchObject({
      act: 'pledge.remove',
      before: { message: pledge.message, name: pledge.name },
      after: null,
    })
    expect(JSON.stringify(act?.before)).not.toMatch(/receipt|fingerprint/)
  })
})
