import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Article } from '#server/article/article.entity.ts'
import { Comment } from '#server/comment/comment.entity.ts'
import type { Member } from '#server/member/member.entity.ts'
import { Reply } from '#server/reply/reply.entity.ts'
import { aComment, anArticle, reviewCommentsFirst } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { sqlOfStatement } from '#test/support/sql-of-statement.ts'

const setup = await testSite({ keeps: true })
const { as, em, site } = setup

beforeEach(() => expect.poll(() => site.changes.isComplete).toBe(true))

type Who = Member | 'guest'

/** Comments of an article, newest first. */
const comments = {
  type: 'comment',
  two: ['等一等', '第一句'],
  place: async (writer: Member) => (await anArticle(setup, writer)).id,
  write: (who: Member, place: number, content: string) => aComment(setup, who, place, { content }),
  list: async (who: Who, articleId: number) => (await as(who).comment.list({ articleId })).comments,
  like: (who: Who, id: number) => as(who).comment.like({ id }),
  reviewFirst: () => reviewCommentsFirst(setup),
  approve: (who: Who, id: number) => as(who).comment.review({ id, status: 'approved' }),
  reject: (who: Who, id: number) => as(who).comment.review({ id, status: 'rejected', reason: '广告' }),
  rejectElsewhere: (id: number) => em().nativeUpdate(Comment, { id }, { status: 'rejected' }),
} as const

/** Replies of a post, by floor. */
const replies = {
  type: 'reply',
  two: ['第一句', '等一等'],
  place: async (writer: Member) => (await aPost(setup, writer, (await aBoard(setup)).id)).id,
  write: (who: Member, place: number, content: string) => aReply(setup, who, place, { content }),
  list: async (who: Who, postId: number) => (await as(who).reply.list({ postId, withRemoved: true })).replies,
  like: (who: Who, id: number) => as(who).reply.like({ id }),
  reviewFirst: () => reviewFirst(setup, 'forumReplies'),
  approve: (who: Who, id: number) => as(who).reply.review({ id, status: 'approved' }),
  reject: (who: Who, id: number) => as(who).reply.review({ id, status: 'rejected', reason: '广告' }),
  rejectElsewhere: (id: number) => em().nativeUpdate(Reply, { id }, { status: 'rejected' }),
} as const

type Kind = typeof comments | typeof replies

const contents = async ({ list }: Kind, who: Who, place: number) =>
  (await list(who, place)).map(({ content }) => content)

async function aTalk(kind: Kind) {
  const [writer, reader] = [await aMember(setup), await aMember(setup)]
  const place = await kind.place(writer)
  const { id } = await kind.write(writer, place, '第一句')
  return { writer, reader, place, id }
}

describe.each([comments, replies])('a cached page of texts of the kind $type', kind => {
  it('is read once for many members as the public sees it, and each gets their own additions', async () => {
    const { writer, reader, place, id } = await aTalk(kind)
    await kind.like(reader, id)
    await contents(kind, reader, place)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    expect(await kind.list(reader, place)).toMatchObject([{ isLiked: true, likes: 1, can: { delete: false } }])
    expect(await kind.list(writer, place)).toMatchObject([{ isLiked: false, likes: 1, can: { delete: true } }])
    const asked = query.mock.calls.map(([text]) => sqlOfStatement(text))
    query.mockRestore()
    expect(asked.filter(text => text.includes(`from "${kind.type}"`))).toEqual([])
  })

  it('shows a waiting text to its author and to reviewers, and to everybody after its approval', async () => {
    const { writer, reader, place } = await aTalk(kind)
    await contents(kind, reader, place)
    await kind.reviewFirst()
    const { id } = await kind.write(writer, place, '等一等')
    const admin = await anAdmin(setup)
    for (const who of [writer, admin]) expect(await contents(kind, who, place)).toEqual(kind.two)
    for (const who of [reader, 'guest'] as const) expect(await contents(kind, who, place)).toEqual(['第一句'])
    await kind.approve(admin, id)
    for (const who of [reader, 'guest'] as const) expect(await contents(kind, who, place)).toEqual(kind.two)
    await kind.reject(admin, id)
    for (const who of [reader, 'guest'] as const) expect(await contents(kind, who, place)).toEqual(['第一句'])
    expect(await contents(kind, writer, place)).toEqual(kind.two)
  })

  it('leaves out a removed text immediately, also after a change by another process', async () => {
    const { reader, place, id } = await aTalk(kind)
    await contents(kind, reader, place)
    await kind.rejectElsewhere(id)
    await site.changes.waitUntilAnnounced()
    expect(await contents(kind, reader, place)).toEqual([])
  })

  it('leaves out the name of a deleted account', async () => {
    const { writer, reader, place } = await aTalk(kind)
    await contents(kind, reader, place)
    await as(await anAdmin(setup)).member.remove({ id: writer.id })
    expect((await kind.list(reader, place)).map(({ userId }) => userId)).toEqual([null])
  })
})

it('answers to comments are read once for many members too', async () => {
  const { writer, reader, place, id } = await aTalk(comments)
  await aComment(setup, writer, place, { content: '答', parentId: id })
  await contents(comments, reader, place)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  for (const who of [reader, writer])
    expect(await comments.list(who, place)).toMatchObject([{ replies: [{ content: '答' }] }])
  const asked = query.mock.calls.map(([text]) => sqlOfStatement(text))
  query.mockRestore()
  expect(asked.filter(text => text.includes('from "comment"'))).toEqual([])
})

it('an edited reply is shown immediately', async () => {
  const { writer, reader, place, id } = await aTalk(replies)
  await contents(replies, reader, place)
  await as(writer).reply.edit({ id, content: '改过了', version: 1 })
  expect(await contents(replies, reader, place)).toEqual(['改过了'])
})

it('comments of an article that was unpublished are for viewers who can read it', async () => {
  const { writer, reader, place } = await aTalk(comments)
  await contents(comments, reader, place)
  await em().nativeUpdate(Article, { id: place }, { status: 'draft' })
  await site.changes.waitUntilAnnounced()
  await expect(contents(comments, reader, place)).rejects.toThrow()
  expect(await contents(comments, writer, place)).toEqual(['第一句'])
})
