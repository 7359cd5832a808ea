import { expect, it } from 'vitest'
import { NoticeTask } from '#server/notice/notice.entity.ts'
import { Reply } from '#server/reply/reply.entity.ts'
import { holdStatement, statementsOf } from '#test/support/recorded-statements.ts'
import { aBoard, aPost, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

it('each of many concurrent replies gets its own result, on several posts and by several members', async () => {
  const [ada, ben, eve] = [await aMember(setup), await aMember(setup), await aMember(setup)]
  const board = await aBoard(setup)
  const [open, other] = [await aPost(setup, ada, board.id), await aPost(setup, ada, board.id)]
  const hidden = await aPost(setup, ada, board.id)
  await as(await anAdmin(setup)).post.review({ id: hidden.id, status: 'rejected' })
  const say = (who: typeof ada, postId: number, content: string) => as(who).reply.write({ postId, content })
  const taken = Promise.all([
    ...Array.from({ length: 6 }, (_, n) => say(n % 2 === 0 ? ben : eve, open.id, `第 ${n} 层`)),
    ...Array.from({ length: 3 }, (_, n) => say(ben, other.id, `另 ${n} 层`)),
  ])
  await Promise.all([
    expectRefusal(say(ben, hidden.id, '看不见'), 'missing', 'post.not_found'),
    expectRefusal(say(ada, hidden.id, '自己的'), 'conflict', 'post.not_open'),
    expectRefusal(say(eve, 1_000_000, '没有'), 'missing', 'post.not_found'),
  ])
  const replies = await taken
  const on = (postId: number) => replies.filter(reply => reply.postId === postId)
  expect(
    on(open.id)
      .map(({ floor }) => floor)
      .sort(),
  ).toEqual([1, 2, 3, 4, 5, 6])
  expect(
    on(other.id)
      .map(({ floor }) => floor)
      .sort(),
  ).toEqual([1, 2, 3])
  replies.forEach(({ user, content }) =>
    expect(user.username).toBe(/第 [135]/.test(content) ? eve.username : ben.username),
  )
})

it('a reply is checked by the rules that were valid when it arrived', async () => {
  const [ada, ben] = [await aMember(setup), await aMember(setup)]
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  const eightReplies = (when: string) =>
    Promise.all(Array.from({ length: 8 }, (_, n) => as(ben).reply.write({ postId: post.id, content: `${when} ${n}` })))
  const { arrived, release } = holdStatement(setup, /insert into reply/)
  const before = eightReplies('早')
  await arrived
  await reviewFirst(setup, 'forumReplies')
  release()
  const after = await eightReplies('晚')
  expect(new Set((await before).map(({ status }) => status))).toEqual(new Set(['approved']))
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set(['pending']))
  expect(await em().count(Reply, { post: post.id, status: 'approved' })).toBe(8)
  expect(await em().count(Reply, { post: post.id, status: 'pending' })).toBe(8)
})

it('concurrent replies are locked, checked and written in one statement, and queue one notice each', async () => {
  const [ada, ben] = [await aMember(setup), await aMember(setup)]
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  const before = await em().count(NoticeTask)
  const asked = await statementsOf(setup, () =>
    Promise.all(Array.from({ length: 6 }, (_, n) => as(ben).reply.write({ postId: post.id, content: `同 ${n}` }))),
  )
  const writing = asked.filter(({ text }) => /insert into reply|update post|for update/.test(text))
  expect(writing.length).toBeOneOf([1, 2])
  expect(writing.every(({ text }) => text.includes('insert into reply'))).toBe(true)
  expect(await em().count(NoticeTask)).toBe(before + 6)
})
