import pg from 'pg'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { Reply } from '#server/reply/reply.entity.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { statementOf } from '#test/support/statement.ts'

const house = await testSite({ keeps: true })
const { as, em, site } = house

beforeEach(() => expect.poll(() => site.changes.areHeard).toBe(true))

type Who = Member | 'guest'

const list = async (who: Who, postId: number) => (await as(who).reply.list({ postId, withRemoved: true })).replies
const contents = async (who: Who, postId: number) => (await list(who, postId)).map(({ content }) => content)

async function aTalk() {
  const [writer, reader] = [await aMember(house), await aMember(house)]
  const post = await aPost(house, writer, (await aBoard(house)).id)
  const reply = await aReply(house, writer, post.id, { content: '第一句' })
  return { writer, reader, postId: post.id, reply }
}

it('reads the replies that everybody sees once for many members, and what is their own for each', async () => {
  const { writer, reader, postId, reply } = await aTalk()
  await as(reader).reply.like({ id: reply.id })
  await contents(reader, postId)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect(await list(reader, postId)).toMatchObject([{ isLiked: true, likes: 1, can: { delete: false } }])
  expect(await list(writer, postId)).toMatchObject([{ isLiked: false, likes: 1, can: { delete: true } }])
  const asked = query.mock.calls.map(([text]) => statementOf(text))
  query.mockRestore()
  expect(asked.filter(text => text.includes('from "reply"'))).toEqual([])
})

it('shows a reply that waits to its author and to those who review, and to all once it is approved', async () => {
  const { writer, reader, postId } = await aTalk()
  await contents(reader, postId)
  await reviewFirst(house, 'forumReplies')
  const waiting = await aReply(house, writer, postId, { content: '等一等' })
  const admin = await anAdmin(house)
  expect(await contents(writer, postId)).toEqual(['第一句', '等一等'])
  expect(await contents(admin, postId)).toEqual(['第一句', '等一等'])
  for (const who of [reader, 'guest'] as const) expect(await contents(who, postId)).toEqual(['第一句'])
  await as(admin).reply.review({ id: waiting.id, status: 'approved' })
  for (const who of [reader, 'guest'] as const) expect(await contents(who, postId)).toEqual(['第一句', '等一等'])
  await as(admin).reply.review({ id: waiting.id, status: 'rejected', reason: '广告' })
  for (const who of [reader, 'guest'] as const) expect(await contents(who, postId)).toEqual(['第一句'])
  expect(await contents(writer, postId)).toEqual(['第一句', '等一等'])
})

it('shows what was edited or deleted at once, also by another process', async () => {
  const { writer, reader, postId, reply } = await aTalk()
  await contents(reader, postId)
  await as(writer).reply.edit({ id: reply.id, content: '改过了', version: 1 })
  expect(await contents(reader, postId)).toEqual(['改过了'])
  await em().nativeUpdate(Reply, { id: reply.id }, { status: 'rejected' })
  await site.changes.caughtUp()
  expect(await contents(reader, postId)).toEqual([])
})

it('shows nobody a name that is gone', async () => {
  const { writer, reader, postId } = await aTalk()
  await contents(reader, postId)
  await as(await anAdmin(house)).member.remove({ id: writer.id })
  expect((await list(reader, postId)).map(({ userId }) => userId)).toEqual([null])
})
