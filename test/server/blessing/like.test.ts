import { describe, expect, it } from 'vitest'
import { limits } from '#server/rpc/limits.ts'
import { aBlessing, aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ limits: 'on' })
const { as } = setup

describe('a blessing', () => {
  it('can be liked and unliked any number of times; lists say whether the viewer likes it', async () => {
    const [ada, bo, { id }] = [await aMember(setup), await aMember(setup), await aBlessing(setup)]
    await as(ada).blessing.like({ id })
    expect(await as(ada).blessing.like({ id })).toEqual({ likes: 1, isLiked: true })
    expect(await as(ada).blessing.list({})).toMatchObject({ blessings: [{ likes: 1, isLiked: true }] })
    expect(await as(bo).blessing.list({})).toMatchObject({ blessings: [{ likes: 1, isLiked: false }] })
    expect(await as('guest').blessing.byId({ id })).toMatchObject({ likes: 1, isLiked: false })
    await as(ada).blessing.unlike({ id })
    expect(await as(ada).blessing.unlike({ id })).toEqual({ likes: 0, isLiked: false })
  })

  it('cannot be liked by a guest', async () => {
    const { id } = await aBlessing(setup)
    await expectRefusal(as('guest').blessing.like({ id }), 'unauthenticated', 'session.required')
    await expectRefusal(as('guest').blessing.unlike({ id }), 'unauthenticated', 'session.required')
  })

  it('cannot be liked by a viewer who cannot see it', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup)]
    const { id } = await aBlessing(setup, { by: ada, status: 'pending' })
    await expectRefusal(as(bo).blessing.like({ id }), 'missing', 'blessing.not_found')
    await expectRefusal(as(bo).blessing.like({ id: 99 }), 'missing', 'blessing.not_found')
    expect(await as(ada).blessing.like({ id })).toEqual({ likes: 1, isLiked: true })
  })
})

it('likes are limited per minute', async () => {
  const [ada, { id }] = [as(await aMember(setup)), await aBlessing(setup)]
  for (let count = 0; count < limits.like.points; count += 1) await ada.blessing.like({ id })
  await expectRefusal(ada.blessing.unlike({ id }), 'too_many', 'site.too_many')
})

it('blessings are limited per minute', async () => {
  const ada = as(await aMember(setup))
  for (let count = 0; count < limits.blessing.points; count += 1) await ada.blessing.send({ content: `第 ${count} 条` })
  await expectRefusal(ada.blessing.send({ content: '再一条' }), 'too_many', 'site.too_many')
})
