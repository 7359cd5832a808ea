import { describe, expect, it } from 'vitest'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

describe('changing the profile', () => {
  it('by concurrent requests for different fields keeps all of them', async () => {
    const ada = await aMember(setup)
    await Promise.all([
      as(ada).member.updateProfile({ bio: '在河边长大' }),
      as(ada).member.updateProfile({ graduationYear: 1998 }),
      as(ada).member.updateProfile({ visibility: 'everybody' }),
      as(await anAdmin(setup)).member.edit({ id: ada.id, department: '水文系' }),
    ])
    expect(await as(ada).member.profile()).toMatchObject({
      bio: '在河边长大',
      graduationYear: 1998,
      visibility: 'everybody',
      department: '水文系',
    })
  })

  it('to equal values, or without fields, changes nothing', async () => {
    const ada = await aMember(setup)
    const first = await as(ada).member.updateProfile({ bio: '河', visibility: 'nobody' })
    expect(await as(ada).member.updateProfile({ bio: '河', visibility: 'nobody' })).toEqual(first)
    expect(await as(ada).member.updateProfile({})).toEqual(first)
  })

  it('is for its owner: an admin can edit it, but not its visibility', async () => {
    const [ada, ben, moderator, admin] = [
      await aMember(setup),
      await aMember(setup),
      await aMember(setup, { role: 'moderator' }),
      await anAdmin(setup),
    ]
    await as(ada).member.updateProfile({ visibility: 'nobody' })
    const open = { id: ada.id, bio: '别人写的', visibility: 'everybody' } as const
    for (const [who, code] of [
      [ben, 'session.not_admin'],
      [moderator, 'session.no_right'],
    ] as const)
      await expectRefusal(as(who).member.edit(open), 'forbidden', code)
    await expectRefusal(as('guest').member.edit(open), 'unauthenticated', 'session.required')
    await as(admin).member.edit(open)
    expect(await as(ada).member.profile()).toMatchObject({ bio: '别人写的', visibility: 'nobody' })
    // The other id in the input is ignored: the profile of the caller is changed.
    await as(ben).member.updateProfile({ ...open, bio: '我自己的' })
    expect(await as(ada).member.profile()).toMatchObject({ bio: '别人写的', visibility: 'nobody' })
    expect(await as(ben).member.profile()).toMatchObject({ bio: '我自己的', visibility: 'everybody' })
  })

  it('of an account that has just been deleted is refused: the session is dead', async () => {
    const ada = await aMember(setup)
    await as(await anAdmin(setup)).member.remove({ id: ada.id, texts: 'keep' })
    await expectRefusal(as(ada).member.updateProfile({ bio: '河' }), 'unauthenticated', 'session.dead')
  })

  it('to two visibilities at the same time leaves one of them, and the lists agree with it', async () => {
    const ada = await aMember(setup)
    await as(ada).member.updateProfile({ graduationYear: 1998 })
    const wishes = ['nobody', 'everybody', 'nobody', 'everybody'] as const
    await Promise.all(wishes.map(visibility => as(ada).member.updateProfile({ visibility })))
    const { visibility } = await as(ada).member.profile()
    expect(['nobody', 'everybody']).toContain(visibility)
    const { total } = await as('guest').member.ofCohort({ by: 'class', of: '1998' })
    expect(total).toBe(visibility === 'everybody' ? 1 : 0)
  })
})
