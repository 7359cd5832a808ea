import { beforeEach, describe, expect, it } from 'vitest'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ keeps: true })
const { as, site, sql } = setup

let told: string[] = []
site.changes.listen({ onChange: change => void told.push(change), onIncomplete: () => undefined })

/** Returns the changes that the database announces while `act` runs. */
async function changesOf(act: () => Promise<unknown>): Promise<string[]> {
  await site.changes.waitUntilAnnounced()
  told = []
  await act()
  await site.changes.waitUntilAnnounced()
  return [...new Set(told)].toSorted()
}

beforeEach(() => expect.poll(() => site.changes.isComplete).toBe(true))

describe('the database announces a change of public data', () => {
  it('before the response of the request that made it', async () => {
    const author = await aMember(setup)
    const { id } = await anArticle(setup, author)
    await site.changes.waitUntilAnnounced()
    told = []
    const { version } = await as(author).article.source({ id })
    await as(author).article.edit({ id, version, title: 'Another' })
    expect(told).toContain(`article:${id}:`)
  })

  it('with its parent, and for both parents when a text moves', async () => {
    const author = await aMember(setup)
    const [from, to] = [await aBoard(setup), await aBoard(setup)]
    const { id } = await aPost(setup, author, from.id)
    expect(await changesOf(() => aReply(setup, author, id))).toEqual([`reply:1:${id}`])
    const moved = await changesOf(() => sql('update post set board_id = $1 where id = $2', [to.id, id]))
    expect(moved).toEqual([`post:${id}:${from.id}`, `post:${id}:${to.id}`])
  })

  it('however it was made: by plain SQL, by a cascade or by a deleted account', async () => {
    const author = await aMember(setup)
    const { id } = await anArticle(setup, author)
    const comment = await aComment(setup, author, id)
    expect(await changesOf(() => sql('update article set title = $1 where id = $2', ['Raw', id]))).toEqual([
      `article:${id}:`,
    ])
    const gone = await changesOf(() => sql('delete from member where id = $1', [author.id]))
    expect(gone).toEqual([`article:${id}:`, `comment:${comment.id}:${id}`, `member:${author.id}:`])
    expect(await changesOf(() => sql('delete from article where id = $1', [id]))).toEqual([
      `article:${id}:`,
      `comment:${comment.id}:${id}`,
    ])
  })

  it('after the commit, and not after a rollback', async () => {
    const { id } = await anArticle(setup, await aMember(setup))
    const undone = site
      .fork()
      .transactional(async em => {
        await em.execute('update article set title = ? where id = ?', ['Never', id])
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await changesOf(() => undone)).toEqual([])
  })
})

describe('the database announces nothing of', () => {
  it('private data: a draft, a waiting pledge, a new account', async () => {
    const author = await aMember(setup)
    expect(await changesOf(() => anArticle(setup, author, { status: 'draft' }))).toEqual([])
    expect(await changesOf(() => aPledge(setup, { status: 'pending' }))).toEqual([])
    expect(await changesOf(() => aMember(setup))).toEqual([])
  })

  it('counts: views, likes, legs of the torch without a wish', async () => {
    const reader = await aMember(setup)
    const { id } = await anArticle(setup, await aMember(setup))
    const comment = await aComment(setup, reader, id)
    const acts = async () => {
      await as('guest').article.byId({ id })
      await as(reader).comment.like({ id: comment.id })
      await as('guest').torch.add({ count: 1 })
    }
    expect(await changesOf(acts)).toEqual([])
  })

  it('a waiting pledge until its approval, while a new wish is announced', async () => {
    const { id } = await aPledge(setup, { status: 'pending' })
    const admin = await anAdmin(setup)
    expect(await changesOf(() => as(admin).pledge.review({ id, status: 'approved' }))).toEqual([`pledge:${id}:`])
    expect(
      await changesOf(() => sql(`insert into leg (last, wish, created_at) values (1, '平安', now())`, [])),
    ).toEqual(['wish:1:'])
  })
})
