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

const house = await testSite()
const params = (id: number) => ({ id: String(id) })

describe('the forum’s front page', () => {
  it('has the boards in the viewer’s language, the newest posts with pinned ones, and hot posts without them', async () => {
    const [ada, admin] = [await aMember(house), await anAdmin(house)]
    const { id: boardId } = await aBoard(house, { nameEn: 'Memories' })
    const pinned = await aPost(house, ada, boardId, { title: '请先读这一帖' })
    const newer = await aPost(house, ada, boardId, { title: '后来的一帖' })
    await house.as(admin).post.pin({ id: pinned.id, value: true })
    const { data } = await visit(house, front, '/forum', { locale: 'en' })
    expect(data).toMatchObject({ title: 'Share Stories · Alumni Forum', latest: { page: 1, total: 2 } })
    const text = JSON.stringify(data)
    expect(text).toContain('"name":"Memories","description"')
    expect(text.indexOf('请先读这一帖')).toBeLessThan(text.indexOf('后来的一帖'))
    expect(data).toMatchObject({ hot: [{ id: newer.id }] })
    const second = await visit(house, front, '/forum?page=2')
    expect(second.data).toMatchObject({ latest: { posts: [], page: 2 }, hot: [] })
  })
})

describe('the page of a board', () => {
  it('has the requested order; an unknown order is the default', async () => {
    const [ada, admin] = [await aMember(house), await anAdmin(house)]
    const { id } = await aBoard(house)
    const [first, second] = [await aPost(house, ada, id), await aPost(house, ada, id)]
    house.clock.advance(minutes(1))
    await aReply(house, ada, first.id)
    await house.as(admin).post.feature({ id: first.id, value: true })
    const ids = async (query: string) => {
      const { data } = await visit(house, board, `/forum/board/${id}${query}`, { params: params(id) })
      return data
    }
    const order = (...posts: { id: number }[]) => ({ list: { posts: posts.map(({ id: each }) => ({ id: each })) } })
    expect(await ids('')).toMatchObject({ sort: 'latest', ...order(second, first) })
    expect(await ids('?sort=active')).toMatchObject({ sort: 'active', ...order(first, second) })
    expect(await ids('?sort=highlighted')).toMatchObject({ sort: 'highlighted', ...order(first) })
    expect(await ids('?sort=nonsense')).toMatchObject({ sort: 'latest' })
  })

  it('that does not exist is a missing page', async () => {
    expect((await visit(house, board, '/forum/board/999999', { params: params(999_999) })).status).toBe(404)
    expect((await visit(house, board, '/forum/board/x', { params: { id: 'x' } })).status).toBe(404)
  })
})

describe('the page of a post', () => {
  it('that is anonymous names its author to admins alone, anywhere on the page', async () => {
    const ada = await aMember(house, { username: 'ada_lovelace' })
    const { id: boardId } = await aBoard(house)
    const { id } = await aPost(house, ada, boardId, { isAnonymous: true })
    await aReply(house, await aMember(house), id)
    const page = async (as: Parameters<typeof visit>[3]) =>
      JSON.stringify((await visit(house, post, `/forum/post/${id}`, { ...as, params: params(id) })).data)
    expect(await page({})).not.toContain('ada_lovelace')
    expect(await page({ as: await aMember(house) })).not.toContain('ada_lovelace')
    expect(await page({ as: ada })).not.toContain('ada_lovelace')
    expect(await page({ as: await anAdmin(house) })).toContain('ada_lovelace')
  })

  it('that waits is there for its author alone; a permanent link of a reply redirects to the page of its floor', async () => {
    const [ada, bob] = [await aMember(house), await aMember(house)]
    const { id: boardId } = await aBoard(house)
    const { id } = await aPost(house, ada, boardId)
    for (let more = 0; more < 21; more += 1) await aReply(house, bob, id)
    const last = await aReply(house, bob, id)
    const found = await visit(house, place, `/forum/reply/${last.id}`, { params: params(last.id) })
    expect(found.location).toBe(`/forum/post/${id}?page=2#reply-${last.id}`)
    const read = await visit(house, post, `/forum/post/${id}`, { params: params(id) })
    expect(read.data).toMatchObject({ list: { totalPages: 2 }, newestFloor: last.floor })
    await reviewFirst(house, 'forumPosts')
    const waiting = await aPost(house, ada, boardId)
    const ask = async (as: typeof ada | 'guest') =>
      (await visit(house, post, `/forum/post/${waiting.id}`, { as, params: params(waiting.id) })).status
    expect([await ask(ada), await ask(bob), await ask('guest')]).toEqual([200, 404, 404])
    await reviewFirst(house)
  })
})
