import { beforeEach, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { rendererVersion } from '#server/markdown/render-markdown.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

// Every seventh reply is deleted, every eleventh waits, and ben wrote every third of the waiting ones.
const written = (post: number, ada: number, ben: number, from: number) => `
  insert into reply (post_id, floor, content, html, renderer, images, author_id, is_removed, status, shown_at, created_at)
  select ${post}, n, 'x' || n, '<p>x</p>', ${rendererVersion}, '{}',
    case when n % 7 = 0 then null when n % 33 = 0 then ${ben} else ${ada} end, n % 7 = 0,
    case when n % 7 = 0 then 'rejected' when n % 11 = 0 then 'pending' else 'approved' end, now(), now()
  from generate_series(${from}, ${from + 324}) as n`

let ada: Member, ben: Member, admin: Member
let postId = 0
const floors = 1_300

beforeEach(async () => {
  ;[ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  postId = (await aPost(setup, ada, (await aBoard(setup)).id)).id
  for (let from = 1; from <= floors; from += 325) await em().execute(written(postId, ada.id, ben.id, from))
  await em().execute('update post set floors = ?, removed_floors = ? where id = ?', [
    floors,
    Math.floor(floors / 7),
    postId,
  ])
})

const shownTo = (who: 'guest' | 'ben' | 'admin', withRemoved: boolean) =>
  Array.from({ length: floors }, (_, index) => index + 1).filter(floor => {
    if (floor % 7 === 0) return withRemoved
    return floor % 11 !== 0 || who === 'admin' || (who === 'ben' && floor % 33 === 0)
  })

const people = () => ({ guest: 'guest' as const, ben, admin })

it.each(['guest', 'ben', 'admin'] as const)(
  'every page of a long post is complete for %s, in both orders',
  async who => {
    const api = as(people()[who])
    for (const withRemoved of [true, false]) {
      const expected = shownTo(who, withRemoved)
      for (const sort of ['asc', 'desc'] as const)
        for (const page of [1, 2, 26, Math.ceil(expected.length / 20), Math.ceil(expected.length / 20) + 1]) {
          const { replies, total } = await api.reply.list({ postId, page, sort, withRemoved })
          const inOrder = sort === 'asc' ? expected : expected.toReversed()
          expect(replies.map(({ floor }) => floor)).toEqual(inOrder.slice((page - 1) * 20, page * 20))
          expect(total).toBe(expected.length)
        }
    }
  },
)

it('a floor number resolves to its page, however many floors before it are hidden or deleted', async () => {
  for (const who of ['guest', 'ben', 'admin'] as const) {
    const expected = shownTo(who, true)
    for (const floor of [1, 20, 499, 500, 501, 1234, 1_300]) {
      const found = await as(people()[who]).reply.atFloor({ postId, floor })
      const at = expected.findIndex(one => one >= floor)
      const place = at === -1 ? expected.length - 1 : at
      expect(found).toMatchObject({ floor: expected[place], page: Math.floor(place / 20) + 1 })
    }
  }
})

it('the counts of reply blocks follow every change of replies', async () => {
  const counted = 'select block, approved, removed, hidden from reply_block where post_id = ? order by block'
  const truly = `select (floor - 1) / 500 as block, count(*) filter (where status = 'approved')::int as approved,
    count(*) filter (where is_removed)::int as removed, count(*) filter (where status <> 'approved' and not is_removed)::int as hidden
    from reply where post_id = ? group by 1 order by 1`
  const asItIs = async () => expect(await em().execute(counted, [postId])).toEqual(await em().execute(truly, [postId]))
  await asItIs()
  const [one, other] = [await aReply(setup, ben, postId), await aReply(setup, ben, postId)]
  await as(admin).reply.review({ id: one.id, status: 'rejected' })
  await asItIs()
  await as(admin).reply.review({ id: one.id, status: 'approved' })
  await as(admin).reply.remove({ id: one.id })
  await asItIs()
  await as(ben)
    .reply.like({ id: other.id })
    .catch(() => undefined)
  await reviewFirst(setup, 'forumReplies')
  const waiting = await aReply(setup, ben, postId)
  await reviewFirst(setup)
  await as(ben).reply.remove({ id: waiting.id })
  await asItIs()
  await as(admin).member.remove({ id: ben.id, texts: 'remove' })
  await asItIs()
  await as(admin).post.remove({ id: postId })
  expect(await em().execute(counted, [postId])).toEqual([])
})
