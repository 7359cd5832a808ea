import { describe, expect, it } from 'vitest'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup

type Who = Parameters<typeof as>[0]

const found = async (asked: object, who: Who = 'guest') =>
  (await as(who).search.find({ q: '水库', ...asked })).results.map(({ path }) => path)

async function shelf() {
  const ada = await aMember(setup, { username: 'ada' })
  const bob = await aMember(setup, { username: 'bob' })
  for (const member of [ada, bob]) await as(member).member.updateProfile({ visibility: 'everybody' })
  const [one, other] = [await aBoard(setup), await aBoard(setup)]
  const article = `/articles/${(await anArticle(setup, ada, { title: '水库', content: '文' })).id}`
  const post = async (who: typeof ada, board: number, more: object = {}) =>
    (await aPost(setup, who, board, { title: `水库 ${board} ${who.username}`, content: '文', ...more })).id
  const first = await post(ada, one.id)
  const second = await post(bob, other.id)
  return { ada, bob, one, other, article, post, ids: { first, second } }
}

const at = (id: number) => `/forum/post/${id}`

describe('a search', () => {
  it('is limited to one board, and follows a post that is moved', async () => {
    const { ada, one, other, ids } = await shelf()
    expect(await found({ board: one.id })).toEqual([at(ids.first)])
    await as(ada).post.edit({ id: ids.first, boardId: other.id })
    expect(await found({ board: one.id })).toEqual([])
    expect((await found({ board: other.id })).toSorted()).toEqual([at(ids.first), at(ids.second)].toSorted())
    expect(await found({ q: '', board: other.id })).toHaveLength(2)
    await expectRefusal(as('guest').search.find({ q: '水库', board: 999_999 }), 'missing', 'board.not_found')
    await expectRefusal(as('guest').search.find({ q: '水库', board: 0 }), 'invalid', 'invalid.id', 'board')
  })

  it('is limited to the texts under a member’s name, with the same result for every viewer', async () => {
    const { ada, one, article, post, ids } = await shelf()
    const hidden = await post(ada, one.id, { isAnonymous: true, content: '另一文' })
    for (const who of ['guest', ada, await anAdmin(setup)] as const)
      expect((await found({ member: 'Ada' }, who)).toSorted()).toEqual([article, at(ids.first)].toSorted())
    await as(ada).post.edit({ id: hidden, isAnonymous: false })
    expect(await found({ member: 'ada', board: one.id })).toContain(at(hidden))
    await as(ada).post.edit({ id: hidden, isAnonymous: true })
    expect(await found({ member: 'ada', board: one.id })).toEqual([at(ids.first)])
    expect(await found({ q: '', member: 'ada' })).toHaveLength(2)
    expect(await found({ q: '', member: '' })).toEqual([])
  })

  it('in the texts of a member whose page is closed is refused like the page', async () => {
    const { ada } = await shelf()
    const asGuest = () => as('guest').search.find({ q: '水库', member: 'ada' })
    await as(ada).member.updateProfile({ visibility: 'members' })
    await expectRefusal(asGuest(), 'forbidden', 'member.page_for_members')
    expect(await found({ member: 'ada' }, await aMember(setup))).toHaveLength(2)
    await as(ada).member.updateProfile({ visibility: 'nobody' })
    await expectRefusal(asGuest(), 'missing', 'member.not_found')
    await expectRefusal(as('guest').search.find({ q: '水库', member: 'nobody' }), 'missing', 'member.not_found')
  })

  it('is limited to a range of days, including both ends', async () => {
    const { bob, one, post } = await shelf()
    const day = (moment: Date) => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    const first = day(clock.now())
    clock.advance(3 * 86_400_000)
    const late = await post(bob, one.id)
    const last = day(clock.now())
    expect(await found({ from: last })).toEqual([at(late)])
    expect(await found({ until: first })).toHaveLength(3)
    expect(await found({ from: first, until: last })).toHaveLength(4)
    await expectRefusal(
      as('guest').search.find({ q: '水库', from: last, until: first }),
      'invalid',
      'search.days_reversed',
      'until',
    )
    for (const wrong of ['2026-02-30', 'x', ''])
      await expectRefusal(as('guest').search.find({ q: '水库', from: wrong }), 'invalid', 'invalid.value', 'from')
  })
})
