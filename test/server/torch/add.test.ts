import { describe, expect, it, vi } from 'vitest'
import { TorchPass } from '#server/torch/torch-pass.entity.ts'
import { passesOfMembers } from '#server/torch/torch-pass.queries.ts'
import { Member } from '#server/member/member.entity.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'
import { sqlOfStatement } from '#test/support/sql-of-statement.ts'

const setup = await testSite()
const { em, as, site } = setup

const allPasses = () => em().find(TorchPass, { id: { $gt: 0 } }, { orderBy: { id: 'asc' } })
const torchOf = (who: Member | 'guest' = 'guest') => as(who).torch

/** Expects each leg from 1 to `count` to be in exactly one row. */
async function expectNoGap(count: number) {
  const rows = await allPasses()
  const ends = [0, ...rows.map(({ last }) => last)]
  expect(rows.map(({ id }) => id)).toEqual(ends.slice(0, -1).map(end => end + 1))
  expect(ends.at(-1)).toBe(count)
  expect(await torchOf().get()).toEqual({ count })
}

describe('the torch', () => {
  it('is at leg 0 before the first pass', async () => {
    expect(await torchOf().get()).toEqual({ count: 0 })
  })

  it('can be passed on by anybody; the response has the new legs and the previous ones', async () => {
    expect(await torchOf().add({})).toEqual({
      count: 1,
      leg: { from: 1, to: 1, wish: null, status: 'approved' },
      previous: null,
    })
    expect(await torchOf(await aMember(setup)).add({ count: 3, wish: ' 江河安澜 ' })).toEqual({
      count: 4,
      leg: { from: 2, to: 4, wish: '江河安澜', status: 'approved' },
      previous: { from: 1, to: 1, wish: null },
    })
    expect(await torchOf().add({ wish: '  ' })).toEqual({
      count: 5,
      leg: { from: 5, to: 5, wish: null, status: 'approved' },
      previous: { from: 2, to: 4, wish: '江河安澜' },
    })
    await expectNoGap(5)
    expect(await em().count(TorchPass)).toBe(3)
  })

  it.each([0, -1, 11, 1.5, 2 ** 31])('cannot be passed on by %s legs', async count => {
    await expectRefusal(torchOf().add({ count }), 'invalid', 'torch.count', 'count')
    expect(await em().count(TorchPass)).toBe(0)
  })

  it('takes a wish of at most 20 characters', async () => {
    await expectRefusal(torchOf().add({ wish: '愿'.repeat(21) }), 'invalid', 'torch.wish_too_long', 'wish')
    expect((await torchOf().add({ wish: '😀'.repeat(20) })).leg.wish).toBe('😀'.repeat(20))
  })
})

describe('a thousand passes at the same time', () => {
  it('take a thousand legs, each once', async () => {
    const passes = await Promise.all(Array.from({ length: 1000 }, () => torchOf().add({})))
    expect(new Set(passes.map(({ leg }) => leg.from)).size).toBe(1000)
    for (const { leg, previous } of passes) expect(previous?.to ?? 0).toBe(leg.from - 1)
    await expectNoGap(1000)
  })

  it('of several legs and several people leave no gap', async () => {
    const ada = await aMember(setup)
    const counts = Array.from({ length: 200 }, (_, index) => (index % 10) + 1)
    await Promise.all(counts.map((count, index) => torchOf(index % 2 === 0 ? ada : 'guest').add({ count })))
    await expectNoGap(counts.reduce((sum, count) => sum + count, 0))
  })
})

describe('passes through two processes', () => {
  // Calls are grouped per process; a second site on the same database stands for the second process.
  const sites = [site, { ...site }]

  it('leave no gap, with and without idempotency keys', async () => {
    const passes = await Promise.all(
      sites.flatMap(each =>
        Array.from({ length: 150 }, (_, index) =>
          as('guest', { site: each, idempotencyKey: index > 100 ? `${index}` : undefined }).torch.add({
            count: (index % 3) + 1,
          }),
        ),
      ),
    )
    // Both processes use the same keys.
    expect(new Set(passes.map(({ leg }) => leg.from)).size).toBe(101 * 2 + 49)
    for (const { leg, previous } of passes) expect(previous?.to ?? 0).toBe(leg.from - 1)
    await expectNoGap(Math.max(...passes.map(({ count }) => count)))
  })
})

describe('a pass with an idempotency key', () => {
  it('that is repeated has the same legs, also later and after other passes', async () => {
    const keyed = as('guest', { idempotencyKey: 'k', visitorSession: 'visitor-1' }).torch
    await torchOf().add({})
    const first = await keyed.add({ count: 2 })
    await torchOf().add({})
    expect(await keyed.add({ count: 2 })).toEqual(first)
    await expectNoGap(4)
  })

  it('sent many times at the same time is one pass', async () => {
    const keyed = as('guest', { idempotencyKey: 'k', visitorSession: 'visitor-1' }).torch
    const passes = await Promise.all(Array.from({ length: 10 }, () => keyed.add({})))
    for (const pass of passes) expect(pass).toEqual(passes[0])
    await expectNoGap(1)
  })

  it('of another sender is another pass', async () => {
    for (const visitorSession of ['visitor-1', 'visitor-2'])
      await as('guest', { idempotencyKey: 'k', visitorSession }).torch.add({})
    await expectNoGap(2)
  })
})

describe('a wish at the torch', () => {
  it('that waits is hidden until it is approved', async () => {
    const admin = as(await anAdmin(setup))
    await admin.review.setConfig({ torchWishes: true })
    expect((await torchOf().add({ wish: '江河安澜' })).leg).toMatchObject({ wish: '江河安澜', status: 'pending' })
    expect((await torchOf().add({})).leg.status).toBe('approved')
    expect(await torchOf().wishes({})).toEqual([])
    await admin.review.setConfig({})
    await torchOf().add({ wish: '第二句' })
    await admin.review.setConfig({ torchWishes: true })
    await torchOf().add({ wish: '等待' })
    expect((await torchOf().add({})).previous).toEqual({ from: 4, to: 4, wish: null })

    const reviewed = await admin.torch.review({ id: 1, status: 'approved' })
    expect(reviewed).toMatchObject({ id: 1, from: 1, to: 1, wish: '江河安澜', status: 'approved' })
    expect((await torchOf().wishes({})).map(({ wish }) => wish)).toEqual(['第二句', '江河安澜'])
  })

  it('is reviewed by admins alone, and a leg without a wish cannot be reviewed', async () => {
    const review = { id: 1, status: 'rejected' } as const
    await torchOf().add({})
    await expectRefusal(torchOf().review(review), 'unauthenticated', 'session.required')
    await expectRefusal(torchOf(await aMember(setup)).review(review), 'forbidden', 'session.not_admin')
    await expectRefusal(torchOf(await anAdmin(setup)).review(review), 'missing', 'torch.not_found')
  })
})

describe('the passes of a member', () => {
  it('count how often they passed it on while signed in, with any number of legs', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup)]
    await torchOf(ada).add({ count: 10 })
    await torchOf(ada).add({})
    await torchOf(bo).add({ count: 2 })
    await torchOf().add({})
    expect([
      await em().count(TorchPass, { author: ada.id }),
      await em().count(TorchPass, { author: bo.id }),
      await passesOfMembers(em()),
    ]).toEqual([2, 1, 3])
    expect(await em().count(TorchPass, { author: 99 })).toBe(0)
  })

  it('remain after the member has left', async () => {
    const ada = await aMember(setup)
    await torchOf(ada).add({})
    await em().nativeDelete(Member, { id: ada.id })
    await torchOf(ada).add({})
    await expectNoGap(2)
    expect(await passesOfMembers(em())).toBe(0)
  })

  it.each([undefined, 'a-key'])(
    'are those of a guest if the member leaves while the pass is inserted (key: %s)',
    async key => {
      const ada = await aMember(setup)
      const connection = em().getConnection()
      const execute = connection.execute.bind(connection)
      const spy = vi.spyOn(connection, 'execute').mockImplementation(async (query, ...rest) => {
        const text = sqlOfStatement(query)
        if (!text.includes('insert into leg')) return execute(query, ...rest)
        spy.mockRestore()
        // The statement of a pass with a key is in a transaction, which takes the removal back when it fails.
        const [, ...inTransaction] = rest
        await execute('delete from member where id = ?', [ada.id], ...inTransaction)
        // A statement that began before the member left still finds their row.
        return execute(text.replace(/member\.id, (?=\?|passed)/, 'passed.member, '), ...rest)
      })
      expect(await as(ada, { idempotencyKey: key }).torch.add({})).toMatchObject({ count: 1 })
      await expectNoGap(1)
      expect(await passesOfMembers(em())).toBe(key === undefined ? 0 : 1)
    },
  )
})
