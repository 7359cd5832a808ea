import pg from 'pg'
import { beforeEach, expect, it, vi } from 'vitest'
import { Article } from '#server/article/article.entity.ts'
import { Comment } from '#server/comment/comment.entity.ts'
import type { Member } from '#server/member/member.entity.ts'
import { aComment, anArticle, reviewCommentsFirst } from '#test/support/articles.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { statementOf } from '#test/support/statement.ts'

const house = await testSite({ keeps: true })
const { as, em, site } = house

beforeEach(() => expect.poll(() => site.changes.areHeard).toBe(true))

type Who = Member | 'guest'

const list = async (who: Who, articleId: number) => (await as(who).comment.list({ articleId })).comments
const contents = async (who: Who, articleId: number) => (await list(who, articleId)).map(({ content }) => content)

async function aTalk() {
  const [writer, reader] = [await aMember(house), await aMember(house)]
  const { id: articleId } = await anArticle(house, writer)
  const comment = await aComment(house, writer, articleId, { content: '第一句' })
  return { writer, reader, articleId, comment }
}

it('reads the comments that everybody sees once for many members, and what is their own for each', async () => {
  const { writer, reader, articleId, comment } = await aTalk()
  await aComment(house, writer, articleId, { content: '答', parentId: comment.id })
  await as(reader).comment.like({ id: comment.id })
  await contents(reader, articleId)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const replies = [{ content: '答' }]
  expect(await list(reader, articleId)).toMatchObject([{ isLiked: true, likes: 1, can: { delete: false }, replies }])
  expect(await list(writer, articleId)).toMatchObject([{ isLiked: false, likes: 1, can: { delete: true }, replies }])
  const asked = query.mock.calls.map(([text]) => statementOf(text))
  query.mockRestore()
  expect(asked.filter(text => text.includes('from "comment"'))).toEqual([])
})

it('shows a comment that waits to its author and to those who review, and to all once it is approved', async () => {
  const { writer, reader, articleId } = await aTalk()
  await contents(reader, articleId)
  await reviewCommentsFirst(house)
  const waiting = await aComment(house, writer, articleId, { content: '等一等' })
  const admin = await anAdmin(house)
  for (const who of [writer, admin]) expect(await contents(who, articleId)).toEqual(['等一等', '第一句'])
  for (const who of [reader, 'guest'] as const) expect(await contents(who, articleId)).toEqual(['第一句'])
  await as(admin).comment.review({ id: waiting.id, status: 'approved' })
  for (const who of [reader, 'guest'] as const) expect(await contents(who, articleId)).toEqual(['等一等', '第一句'])
  await as(admin).comment.review({ id: waiting.id, status: 'rejected', reason: '广告' })
  for (const who of [reader, 'guest'] as const) expect(await contents(who, articleId)).toEqual(['第一句'])
  expect(await contents(writer, articleId)).toEqual(['等一等', '第一句'])
})

it('shows what was deleted at once, also by another process', async () => {
  const { reader, articleId, comment } = await aTalk()
  await contents(reader, articleId)
  await em().nativeUpdate(Comment, { id: comment.id }, { status: 'rejected' })
  await site.changes.caughtUp()
  expect(await contents(reader, articleId)).toEqual([])
})

it('keeps the comments of an article that was taken back to those who may read it', async () => {
  const { writer, reader, articleId } = await aTalk()
  await contents(reader, articleId)
  await em().nativeUpdate(Article, { id: articleId }, { status: 'draft' })
  await site.changes.caughtUp()
  await expect(list(reader, articleId)).rejects.toThrow()
  expect(await contents(writer, articleId)).toEqual(['第一句'])
})

it('shows nobody a name that is gone', async () => {
  const { writer, reader, articleId } = await aTalk()
  await contents(reader, articleId)
  await as(await anAdmin(house)).member.remove({ id: writer.id })
  expect((await list(reader, articleId)).map(({ userId }) => userId)).toEqual([null])
})
