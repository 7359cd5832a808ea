import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseChanges } from '#server/rpc/database-changes.ts'
import { seconds } from '#server/kernel/clock.ts'
import { Post } from '#server/post/post.entity.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { sqlOfStatement } from '#test/support/sql-of-statement.ts'

const setup = await testSite({ keeps: true })
const { as, em, clock, site } = setup

beforeEach(() => expect.poll(() => site.changes.isComplete).toBe(true))

const titles = async (who: Parameters<typeof as>[0], boardId: number) =>
  (await as(who).post.list({ boardId })).posts.map(({ title }) => title)

async function aTalk() {
  const board = await aBoard(setup)
  const [writer, reader] = [await aMember(setup), await aMember(setup, { username: 'reader' })]
  const post = await aPost(setup, writer, board.id, { title: '河堤' })
  return { board, writer, reader, post }
}

describe('a cached list', () => {
  it('gives each viewer their own likes and allowed actions', async () => {
    const { board, writer, reader, post } = await aTalk()
    await as(reader).post.like({ id: post.id })
    const seenBy = async (who: Parameters<typeof as>[0]) => (await as(who).post.list({ boardId: board.id })).posts[0]
    expect(await seenBy(reader)).toMatchObject({ isLiked: true, likes: 1, can: { edit: false, reply: true } })
    expect(await seenBy(writer)).toMatchObject({ isLiked: false, likes: 1, can: { edit: true, reply: true } })
    expect(await seenBy('guest')).toMatchObject({ isLiked: false, likes: 1, can: { edit: false, reply: false } })
  })

  it('of replies says whether the viewer can answer', async () => {
    const { writer, reader, post } = await aTalk()
    await aReply(setup, writer, post.id)
    for (const who of [reader, writer]) {
      const [reply] = (await as(who).reply.list({ postId: post.id })).replies
      expect(reply).toMatchObject({ postId: post.id, language: 'zh', can: { reply: true, delete: who === writer } })
    }
  })

  it('shows everybody the effect of a member’s action immediately', async () => {
    const { board, writer, reader, post } = await aTalk()
    expect(await titles(reader, board.id)).toEqual(['河堤'])
    await as(writer).post.remove({ id: post.id })
    expect(await titles(reader, board.id)).toEqual([])
    expect(await as('guest').board.byId({ id: board.id })).toMatchObject({ postCount: 0 })
  })

  it('shows a change by another process when its event arrives, and counts within five seconds', async () => {
    const { board, reader, post } = await aTalk()
    await titles(reader, board.id)
    await em().nativeUpdate(Post, { id: post.id }, { title: '江堤', likes: 7 })
    await site.changes.waitUntilAnnounced()
    await expect.poll(() => titles(reader, board.id)).toEqual(['江堤'])
    await em().nativeUpdate(Post, { id: post.id }, { likes: 8 })
    clock.advance(seconds(5))
    expect((await as(reader).post.byId({ id: post.id })).likes).toBe(8)
  })

  it('stays cached while a member passes the torch', async () => {
    const { board, reader } = await aTalk()
    await titles(reader, board.id)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await as(reader).torch.add({})
    query.mockClear()
    expect(await titles(reader, board.id)).toEqual(['河堤'])
    const asked = query.mock.calls.map(([text]) => sqlOfStatement(text))
    expect(asked.filter(text => text.includes('from "post"'))).toEqual([])
    query.mockRestore()
  })

  it('is read from the database each time while change events may be missed', async () => {
    const { board, reader, post } = await aTalk()
    await titles(reader, board.id)
    const { changes } = site
    site.changes = new DatabaseChanges()
    await em().nativeUpdate(Post, { id: post.id }, { title: '江堤' })
    expect(await titles(reader, board.id)).toEqual(['江堤'])
    site.changes = changes
  })
})
