import { describe, expect, it } from 'vitest'
import { loader as board } from '#app/routes/forum-board.tsx'
import { loader as post } from '#app/routes/forum-post.tsx'
import { loader as place } from '#app/routes/forum-reply.tsx'
import { loader as front } from '#app/routes/forum.tsx'
import { minutes } from '#server/kernel/clock.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { visit } from '../account/visit.ts'

const setup = await testSite()
const params = (id: number) => ({ id: String(id) })

describe('the forum’s front page', () => {
  it('has the boards in the viewer’s language, the newest posts with pinned ones, and hot posts without them', async () => {
    const [ada, admin] = [await aMember(setup), await anAdmin(setup)]
    const { id: boardId } = await aBoard(setup, { nameEn: 'Memories' })
    const pinned = await aPost(setup, ada, boardId, { title: '请先读这一帖' })
    const newer = await aPost(setup, ada, boardId, { title: '后来的一帖' })
    await setup.as(admin).post.pin({ id: pinned.id, value: true })
    const { data } = await visit(setup, front, '/forum', { locale: 'en' })
    expect(data).toMatchObject({ title: 'Share Stories · Alumni Forum', latest: { page: 1, total: 2 } })
    const text = JSON.stringify(data)
    expect(text).toContain('"name":"Memories","description"')
    expect(text.indexOf('请先读这一帖')).toBeLessThan(text.indexOf('后来的一帖'))
    expect(data).toMatchObject({ hot: [{ id: newer.id }] })
    const second = await visit(setup, front, '/forum?page=2')
    expect(second.data).toMatchObject({ latest: { posts: [], page: 2 }, hot: [] })
  })
})

describe('the page of a board', () => {
  it('has the requested order; an unknown order is the default', async () => {
    const [ada, admin] = [await aMember(setup), await anAdmin(setup)]
    const { id } = await aBoard(setup)
    const [first, second] = [await aPost(setup, ada, id), await aPost(setup, ada, id)]
    setup.clock.advance(minutes(1))
    await aReply(setup, ada, first.id)
    await setup.as(admin).post.feature({ id: first.id, value: true })
    const ids = async (query: string) => {
      const { data } = await visit(setup, board, `/forum/board/${id}${query}`, { params: params(id) })
      return data
    }
    const order = (...posts: { id: number }[]) => ({ list: { posts: posts.map(({ id: each }) => ({ id: each })) } })
    expect(await ids('')).toMatchObject({ sort: 'latest', ...order(second, first) })
    expect(await ids('?sort=active')).toMatchObject({ sort: 'active', ...order(first, second) })
    expect(await ids('?sort=highlighted')).toMatchObject({ sort: 'highlighted', ...order(first) })
    expect(await ids('?sort=nonsense')).toMatchObject({ sort: 'latest' })
  })

  it('that does not exist is a missing page', async () => {
    expect((await visit(setup, board, '/forum/board/999999', { params: params(999_999) })).status).toBe(404)
    expect((await visit(setup, board, '/forum/board/x', { params: { id: 'x' } })).status).toBe(404)
  })
})

describe('the page of a post', () => {
  it('that is anonymous names its author to admins alone, anywhere on the page', async () => {
    const ada = await aMember(setup, { username: 'ada_lovelace' })
    const { id: boardId } = await aBoard(setup)
    const { id } = await aPost(setup, ada, boardId, { isAnonymous: true })
    await aReply(setup, await aMember(setup), id)
    const page = async (as: Parameters<typeof visit>[3]) =>
      JSON.stringify((await visit(setup, post, `/forum/post/${id}`, { ...as, params: params(id) })).data)
    expect(await page({})).not.toContain('ada_lovelace')
    expect(await page({ as: await aMember(setup) })).not.toContain('ada_lovelace')
    expect(await page({ as: ada })).not.toContain('ada_lovelace')
    expect(await page({ as: await anAdmin(setup) })).toContain('ada_lovelace')
  })

  it('that waits is there for its author alone; a permanent link of a reply redirects to the page of its floor', async () => {
    const [ada, bob] = [await aMember(setup), await aMember(setup)]
    const { id: boardId } = await aBoard(setup)
    const { id } = await aPost(setup, ada, boardId)
    for (let more = 0; more < 21; more += 1) await aReply(setup, bob, id)
    const last = await aReply(setup, bob, id)
    const found = await visit(setup, place, `/forum/reply/${last.id}`, { params: params(last.id) })
    expect(found.location).toBe(`/forum/post/${id}?page=2#reply-${last.id}`)
    const read = await visit(setup, post, `/forum/post/${id}`, { params: params(id) })
    expect(read.data).toMatchObject({ list: { totalPages: 2 }, newestFloor: last.floor })
    await reviewFirst(setup, 'forumPosts')
    const waiting = await aPost(setup, ada, boardId)
    const ask = async (as: typeof ada | 'guest') =>
      (await visit(setup, post, `/forum/post/${waiting.id}`, { as, params: params(waiting.id) })).status
    expect([await ask(ada), await ask(bob), await ask('guest')]).toEqual([200, 404, 404])
    await reviewFirst(setup)
  })
})
