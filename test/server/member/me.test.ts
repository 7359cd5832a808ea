import { describe, expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as } = setup

describe('the own account', () => {
  it('is null for a guest', async () => {
    await expectRefusal(as('guest').member.me(), 'unauthenticated', 'session.required')
  })

  it('of a member has the address and no password', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    await aMember(setup, { username: 'ben' })
    const me = await as(ada).member.me()
    expect(me).toMatchObject({ id: ada.id, username: 'ada', email: 'ada@example.org', role: 'user' })
    expect(Object.keys(me).sort()).toEqual([
      'avatar',
      'bio',
      'createdAt',
      'department',
      'email',
      'graduationYear',
      'id',
      'role',
      'username',
      'visibility',
    ])
  })

  it('of an admin has the role', async () => {
    expect(await as(await anAdmin(setup)).member.me()).toMatchObject({ role: 'admin' })
  })

  it('of a deleted account is missing', async () => {
    const ada = await aMember(setup)
    await em().nativeDelete(Member, ada.id)
    await expectRefusal(as(ada).member.me(), 'unauthenticated', 'session.dead')
  })
})
