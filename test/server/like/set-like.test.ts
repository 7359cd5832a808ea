import { describe, expect, it } from 'vitest'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import { Like } from '#server/like/like.entity.ts'
import { likedAmong } from '#server/like/like.queries.ts'
import { setLike } from '#server/like/set-like.ts'
import { openWork } from '#server/rpc/unit-of-work.ts'
import { guest } from '#server/kernel/viewer.ts'
import { Member } from '#server/member/member.entity.ts'
import { aBlessing, aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, context } = setup

const signedIn = ({ role, id }: Member) => ({ role, id, sessionId: 0, confirmedAt: setup.clock.now() })
const likesOf = async ({ id }: Blessing) => (await em().findOneOrFail(Blessing, id)).likes

function wish(who: Member, { id }: { id: number }, isLiked: boolean) {
  const asked = context(who)
  return setLike({ ...asked, ...openWork(asked, 'test'), viewer: signedIn(who) }, { type: 'blessing', id, isLiked })
}

describe('a like', () => {
  it('is counted once, however often it is given', async () => {
    const [ada, blessing] = [await aMember(setup), await aBlessing(setup)]
    expect(await wish(ada, blessing, true)).toEqual({ likes: 1, isLiked: true })
    expect(await wish(ada, blessing, true)).toEqual({ likes: 1, isLiked: true })
    expect(await likesOf(blessing)).toBe(1)
  })

  it('is removed once, however often it is removed', async () => {
    const [ada, bo, blessing] = [await aMember(setup), await aMember(setup), await aBlessing(setup)]
    await wish(ada, blessing, true)
    await wish(bo, blessing, true)
    expect(await wish(ada, blessing, false)).toEqual({ likes: 1, isLiked: false })
    expect(await wish(ada, blessing, false)).toEqual({ likes: 1, isLiked: false })
    expect(await em().count(Like)).toBe(1)
  })

  it('belongs to one object of one kind', async () => {
    const [ada, one, other] = [await aMember(setup), await aBlessing(setup), await aBlessing(setup)]
    await wish(ada, one, true)
    expect([await likesOf(one), await likesOf(other)]).toEqual([1, 0])
    const viewer = signedIn(ada)
    expect([...(await likedAmong(em(), viewer, 'blessing', [one, other]))]).toEqual([one.id])
    expect([...(await likedAmong(em(), viewer, 'comment', [one, other]))]).toEqual([])
    expect([...(await likedAmong(em(), guest, 'blessing', [one]))]).toEqual([])
  })

  it('of a removed object stores nothing', async () => {
    const ada = await aMember(setup)
    expect(await wish(ada, { id: 7 }, true)).toBeNull()
    expect(await wish(ada, { id: 7 }, false)).toBeNull()
    expect(await em().count(Like)).toBe(0)
  })

  it('of an account that has just been deleted stores nothing: the session is dead', async () => {
    const [ada, blessing] = [await aMember(setup), await aBlessing(setup)]
    await em().nativeDelete(Member, { id: ada.id })
    for (const act of ['like', 'unlike'] as const)
      await expectRefusal(as(ada).blessing[act]({ id: blessing.id }), 'unauthenticated', 'session.dead')
    expect(await likesOf(blessing)).toBe(0)
  })

  it('of a member who left still counts, without a name', async () => {
    const [ada, blessing] = [await aMember(setup), await aBlessing(setup)]
    await wish(ada, blessing, true)
    await em().nativeDelete(Member, { id: ada.id })
    expect(await likesOf(blessing)).toBe(1)
    expect(await em().count(Like)).toBe(1)
  })
})

describe('concurrent likes', () => {
  it('of one object are all counted', async () => {
    const blessing = await aBlessing(setup)
    const people = await Promise.all(Array.from({ length: 20 }, () => aMember(setup)))
    await Promise.all(people.map(who => wish(who, blessing, true)))
    expect(await likesOf(blessing)).toBe(20)
    await Promise.all(people.map(who => wish(who, blessing, false)))
    expect([await likesOf(blessing), await em().count(Like)]).toEqual([0, 0])
  })

  it('and unlikes of one member leave a count that matches the rows', async () => {
    const [ada, blessing] = [await aMember(setup), await aBlessing(setup)]
    const wishes = Array.from({ length: 30 }, (_, index) => index % 3 !== 0)
    await Promise.all(wishes.map(isLiked => wish(ada, blessing, isLiked)))
    expect(await likesOf(blessing)).toBe(await em().count(Like))
  })
})
