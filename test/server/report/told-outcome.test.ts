import { describe, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { Report } from '#server/report/report.entity.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { mailReporters } from '#server/report/mail-reporters.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site, clock } = setup

/** Creates ben's reply on ada's post, reported by eve. */
async function aReport() {
  const [ada, ben, eve, admin] = [
    await aMember(setup),
    await aMember(setup),
    await aMember(setup),
    await anAdmin(setup),
  ]
  const moderator = await aMember(setup, { role: 'moderator' })
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  const { id } = await aReply(setup, ben, post.id)
  const target = { type: 'reply', id } as const
  await as(eve).report.file(target)
  return { ada, ben, eve, admin, moderator, post, id, target }
}

/** The notices of a reporter, and the letters that were sent. */
async function told(who: Member) {
  await Promise.all([1, 2].map(() => writeNotices(site)))
  await Promise.all([1, 2].map(() => mailReporters(site)))
  const { notices } = await as(who).notice.list({})
  const letters = (await lettersIn(setup)).filter(({ address }) => address === who.email)
  return [
    notices.filter(({ kind }) => kind === 'report').map(({ outcome, isRead }) => [outcome, isRead]),
    letters.map(({ kind }) => kind),
  ]
}

describe('the outcome of a report', () => {
  it('is decided by moderators and admins, and neither by the author nor by the reporter nor by a guest', async () => {
    const { ben, eve, moderator, target } = await aReport()
    for (const who of [ben, eve])
      await expectRefusal(as(who).report.settle({ ...target, outcome: 'kept' }), 'forbidden', 'session.not_admin')
    await expectRefusal(
      as('guest').report.settle({ ...target, outcome: 'kept' }),
      'unauthenticated',
      'session.required',
    )
    expect(await told(eve)).toEqual([[], []])
    expect(await as(moderator).report.settle({ ...target, outcome: 'kept' })).toEqual({ settled: 1 })
    expect(await told(eve)).toEqual([[['kept', false]], ['report_kept']])
  })

  it('is sent once, after two different concurrent decisions and a repeated one', async () => {
    const { eve, admin, moderator, target, post } = await aReport()
    const outcomes = ['kept', 'removed'] as const
    const tries = await Promise.allSettled(
      [admin, moderator].map((who, index) => as(who).report.settle({ ...target, outcome: outcomes[index] ?? 'kept' })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const each of tries)
      if (each.status === 'rejected') expectToBeRefusal(each.reason, 'missing', 'report.none_open')
    const outcome = outcomes[tries.findIndex(({ status }) => status === 'fulfilled')] ?? 'kept'
    for (const again of outcomes)
      await expectRefusal(as(admin).report.settle({ ...target, outcome: again }), 'missing', 'report.none_open')
    expect(await told(eve)).toEqual([[[outcome, false]], [`report_${outcome}`]])
    expect((await as('guest').reply.list({ postId: post.id })).total).toBe(outcome === 'kept' ? 1 : 0)
  })

  it('is sent once when the author deletes the text during the decision', async () => {
    const { ben, eve, admin, target, id } = await aReport()
    const [settled] = await Promise.allSettled([
      as(admin).report.settle({ ...target, outcome: 'kept' }),
      as(ben).reply.remove({ id }),
    ])
    if (settled.status === 'rejected') expectToBeRefusal(settled.reason, 'missing', 'report.none_open')
    const outcome = settled.status === 'fulfilled' ? 'kept' : 'removed'
    expect(await told(eve)).toEqual([[[outcome, false]], [`report_${outcome}`]])
    expect((await as(eve).report.mine({})).reports).toMatchObject([{ status: outcome, text: null }])
    expect((await as(admin).report.open({})).total).toBe(0)
  })

  it('is sent again when the decision is undone and another one is made', async () => {
    const { eve, moderator, admin, id } = await aReport()
    const { batch } = await as(moderator).desk.decide({ texts: [`reply ${id}`], status: 'approved' })
    expect(await told(eve)).toEqual([[['kept', false]], ['report_kept']])
    await as(eve).notice.markAllRead()
    clock.advance(1000)
    await as(admin).desk.undo({ batch: batch ?? '' })
    expect((await as(eve).report.mine({})).reports).toMatchObject([{ status: 'open', settledAt: null }])
    await as(admin).report.settle({ type: 'reply', id, outcome: 'removed' })
    expect(await told(eve)).toEqual([[['removed', false]], ['report_kept', 'report_removed']])
  })

  it('is sent to no reporter who has left, and to the others', async () => {
    const { ada, eve, admin, target } = await aReport()
    await as(ada).report.file(target)
    await as(admin).member.remove({ id: eve.id, texts: 'keep' })
    await as(admin).report.settle({ ...target, outcome: 'kept' })
    expect(await told(ada)).toEqual([[['kept', false]], ['report_kept']])
    expect((await lettersIn(setup)).map(({ kind, address }) => [kind, address])).toEqual([
      ['account_removed', eve.email],
      ['report_kept', ada.email],
    ])
  })
})

describe('filing a report', () => {
  it('is open to staff and members, and to nobody for a text on a hidden post', async () => {
    const { ada, admin, moderator, post, target } = await aReport()
    for (const who of [admin, moderator]) expect(await as(who).report.file(target)).toMatchObject({ status: 'open' })
    // The third report has hidden it.
    await expectRefusal(as(ada).report.file(target), 'missing', 'report.not_found')
    await as(admin).report.settle({ ...target, outcome: 'kept' })
    await as(admin).post.review({ id: post.id, status: 'rejected' })
    await expectRefusal(as(ada).report.file(target), 'missing', 'report.not_found')
  })

  it('with the same idempotency key is one report, and is refused after the report was settled', async () => {
    const { ada, admin, target } = await aReport()
    const twice = () => as(ada, { idempotencyKey: 'the same form' }).report.file(target)
    const [one, other] = await Promise.all([twice(), twice()])
    expect(one).toEqual(other)
    expect(await em().count(Report, { reporter: ada.id })).toBe(1)
    await as(admin).report.settle({ ...target, outcome: 'kept' })
    await expectRefusal(as(ada).report.file(target), 'conflict', 'report.already')
  })

  it('of a text that is removed at that moment leaves no open report', async () => {
    const { ada, ben, admin, target, id } = await aReport()
    const [filed] = await Promise.allSettled([as(ada).report.file(target), as(ben).reply.remove({ id })])
    if (filed.status === 'rejected') expectToBeRefusal(filed.reason, 'missing', 'report.not_found')
    expect((await as(admin).report.open({})).total).toBe(0)
  })

  it('by an account that has just been deleted is refused: the session is dead', async () => {
    const { ada, admin, target } = await aReport()
    await as(admin).member.remove({ id: ada.id, texts: 'keep' })
    await expectRefusal(as(ada).report.file(target), 'unauthenticated', 'session.dead')
  })
})
