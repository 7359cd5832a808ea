import { describe, expect, it } from 'vitest'
import { Mute } from '#server/mute/mute.entity.ts'
import { maxMutedMembers } from '#server/mute/mute.schema.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aCrowd, aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

async function aTalk() {
  const [ada, ben, eve, admin] = [
    await aMember(setup),
    await aMember(setup),
    await aMember(setup),
    await anAdmin(setup),
  ]
  return { ada, ben, eve, admin, post: await aPost(setup, ada, (await aBoard(setup)).id) }
}

const mutes = async () =>
  (await em().find(Mute, {})).map(({ member, mutedMember }) => `${member.id} mutes ${mutedMember?.id}`).toSorted()

describe('concurrent requests', () => {
  it('to mute each other are all stored', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aMember(setup)))
    const pairs = people.flatMap(one => people.filter(other => other !== one).map(other => [one, other] as const))
    await Promise.all(pairs.map(([one, { username }]) => as(one).mute.muteMember({ username })))
    expect(await mutes()).toEqual(pairs.map(([one, other]) => `${one.id} mutes ${other.id}`).toSorted())
  })

  it('at the limit store no more mutes than the limit', async () => {
    const { ben, eve } = await aTalk()
    await as(eve).mute.muteMember({ username: ben.username })
    await aCrowd(setup, maxMutedMembers - 2)
    await em().execute(
      `insert into mute (member_id, muted_member_id, created_at) select ?, id, now() from member where username like 'crowd%'`,
      [eve.id],
    )
    const others = await Promise.all(Array.from({ length: 5 }, () => aMember(setup)))
    const tries = await Promise.allSettled(others.map(({ username }) => as(eve).mute.muteMember({ username })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of tries)
      if (each.status === 'rejected') expectToBeRefusal(each.reason, 'conflict', 'mute.too_many')
    expect(await em().count(Mute, { member: eve.id })).toBe(maxMutedMembers)
    // A member who is muted already can be muted again.
    expect(await as(eve).mute.muteMember({ username: ben.username })).toEqual({ isMuted: true })
    // Muted posts do not count towards this limit.
    const { post } = await aTalk()
    expect(await as(eve).mute.mutePost({ id: post.id })).toEqual({ isMuted: true })
  })

  it('to mute and to unmute leave one row or none', async () => {
    const { ben, eve, post } = await aTalk()
    await Promise.all([
      ...[1, 2].map(() => as(eve).mute.muteMember({ username: ben.username })),
      as(eve).mute.unmuteMember({ username: ben.username }),
      ...[1, 2].map(() => as(eve).mute.mutePost({ id: post.id })),
      as(eve).mute.unmutePost({ id: post.id }),
    ])
    expect(await em().count(Mute)).toBeLessThanOrEqual(2)
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await as(eve).mute.unmuteMember({ username: ben.username })).toEqual({ isMuted: false })
      expect(await as(eve).mute.unmutePost({ id: post.id })).toEqual({ isMuted: false })
    }
    expect(await em().count(Mute)).toBe(0)
  })

  it('to mute something that is deleted at that moment store nothing', async () => {
    const { ada, ben, eve, admin, post } = await aTalk()
    const [ofPost, ofMember] = await Promise.allSettled([
      as(eve).mute.mutePost({ id: post.id }),
      as(eve).mute.muteMember({ username: ben.username }),
      as(ada).post.remove({ id: post.id }),
      as(admin).member.remove({ id: ben.id, texts: 'keep' }),
    ])
    if (ofPost.status === 'rejected') expectToBeRefusal(ofPost.reason, 'missing', 'post.not_found')
    if (ofMember.status === 'rejected') expectToBeRefusal(ofMember.reason, 'missing', 'member.not_found')
    expect(await em().count(Mute)).toBe(0)
  })
})

describe('a hidden post', () => {
  it('can be muted by those who can see it, and unmuted by everybody', async () => {
    const { ada, ben, eve, admin, post } = await aTalk()
    await as(ben).mute.mutePost({ id: post.id })
    await as(admin).post.review({ id: post.id, status: 'rejected' })
    await expectRefusal(as(eve).mute.mutePost({ id: post.id }), 'missing', 'post.not_found')
    for (const who of [ada, admin, await aMember(setup, { role: 'moderator' })])
      expect(await as(who).mute.mutePost({ id: post.id })).toEqual({ isMuted: true })
    for (const who of [ben, eve]) expect(await as(who).mute.unmutePost({ id: post.id })).toEqual({ isMuted: false })
    expect(await as(ben).mute.list({})).toMatchObject({ total: 0 })
  })
})

describe('an account', () => {
  it('can be muted by its name in any case, staff too, and not after it is deleted', async () => {
    const { ben, eve, admin } = await aTalk()
    for (const { username } of [ben, admin])
      expect(await as(eve).mute.muteMember({ username: username.toUpperCase() })).toEqual({ isMuted: true })
    await as(admin).member.remove({ id: ben.id, texts: 'keep' })
    for (const act of ['muteMember', 'unmuteMember'] as const)
      await expectRefusal(as(eve).mute[act]({ username: ben.username }), 'missing', 'member.not_found')
    expect((await as(eve).mute.list({})).mutes).toMatchObject([{ type: 'member', id: admin.id }])
  })

  it('that has just been deleted can mute nobody: the session is dead', async () => {
    const { ben, eve, admin, post } = await aTalk()
    await as(admin).member.remove({ id: eve.id, texts: 'keep' })
    await expectRefusal(as(eve).mute.muteMember({ username: ben.username }), 'unauthenticated', 'session.dead')
    await expectRefusal(as(eve).mute.mutePost({ id: post.id }), 'unauthenticated', 'session.dead')
  })
})
