import { describe, expect, it } from 'vitest'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, sql } = setup

const flags = [
  ['pin', 'isSticky'],
  ['feature', 'isHighlighted'],
  ['lock', 'isLocked'],
] as const

describe.each(flags)('to %s', (act, flag) => {
  it('sets the value that is sent, and toggles without one; each change is an act, and an equal value is none', async () => {
    const [ada, admin] = [await aMember(setup), await anAdmin(setup)]
    const { id, updatedAt } = await aPost(setup, ada, (await aBoard(setup)).id)
    const set = async (value?: boolean | null) => (await as(admin).post[act]({ id, value }))[flag]
    expect([await set(), await set(true), await set(null), await set(false), await set(true)]).toEqual([
      ...[true, true, false, false, true],
    ])
    expect(await as('guest').post.byId({ id })).toMatchObject({ [flag]: true, version: 1, updatedAt })
    const { rows } = await sql('select act, target, before, after from audit order by id', [])
    expect(rows).toEqual(
      [true, false, true].map(value => ({
        act: `post.${act}`,
        target: `post ${id}`,
        before: { [flag]: !value },
        after: { [flag]: value },
      })),
    )
  })

  it('is for admins alone', async () => {
    const ada = await aMember(setup)
    const { id } = await aPost(setup, ada, (await aBoard(setup)).id)
    await expectRefusal(as('guest').post[act]({ id }), 'unauthenticated', 'session.required')
    await expectRefusal(as(ada).post[act]({ id }), 'forbidden', 'session.not_admin')
    await expectRefusal(as(await anAdmin(setup)).post[act]({ id: 99 }), 'missing', 'post.not_found')
  })
})

it('two admins who toggle a flag at the same time toggle it twice', async () => {
  const { id } = await aPost(setup, await aMember(setup), (await aBoard(setup)).id)
  const admins = [await anAdmin(setup), await anAdmin(setup)]
  const seen = await Promise.all(admins.map(admin => as(admin).post.pin({ id })))
  expect(seen.map(({ isSticky }) => isSticky).sort()).toEqual([false, true])
  expect((await as('guest').post.byId({ id })).isSticky).toBe(false)
})
