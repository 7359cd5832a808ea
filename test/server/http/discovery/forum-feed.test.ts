import { describe, expect, it } from 'vitest'
import { forumNews } from '#server/http/discovery/posts-to-discover.ts'
import { aBoard, aPost, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { feedApp } from './feed-app.ts'

const setup = await testSite()
const app = feedApp({ news: (board, language) => forumNews(setup.site, board, language) })
const feed = async (query = '', headers = {}) => app.request(`/forum/feed.atom${query}`, { headers })
const textOf = async (query = '') => (await feed(query)).text()

describe('the feed of the forum', () => {
  it('holds the newest posts in full, with their pictures and absolute addresses', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const board = await aBoard(setup, { name: '河边' })
    const { id } = await aPost(setup, ada, board.id, {
      title: 'a < b & 河',
      content: '[关于](/about)',
      images: ['https://pictures.example.org/a.jpg?x=1&y=2'],
    })
    const response = await feed()
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
    expect(text).toContain(`<id>https://110.example.org/forum/post/${id}</id>`)
    expect(text).toContain('<title type="html"><![CDATA[a &lt; b &amp; 河]]></title>')
    expect(text).toContain('<name>ada</name>')
    expect(text).toContain('<category label="河边" term="河边"/>')
    expect(text).toContain('href="https://110.example.org/about"')
    expect(text).toContain('src="https://110.example.org/outside/')
    expect(text).not.toContain('src="https://pictures.example.org')
    expect(text).toContain('href="https://110.example.org/forum/feed.atom"')
  })

  it('hides the author of an anonymous post, with a placeholder in the feed’s language', async () => {
    const ada = await aMember(setup, { username: 'ada_of_the_river' })
    await aPost(setup, ada, (await aBoard(setup)).id, {
      isAnonymous: true,
      content: 'A river ran past.',
      title: 'River',
    })
    const [zh, en] = [await textOf(), await textOf('?language=en')]
    expect(zh).toContain('<name>匿名用户</name>')
    expect(en).toContain('<name>Anonymous</name>')
    expect(zh + en).not.toContain(ada.username)
  })

  it('holds no waiting or rejected post, not even for its author', async () => {
    const ada = await aMember(setup)
    const board = await aBoard(setup)
    await reviewFirst(setup, 'forumPosts')
    const { id } = await aPost(setup, ada, board.id, { title: '还在等待' })
    expect(await textOf()).not.toContain('还在等待')
    const admin = setup.as(await anAdmin(setup))
    await admin.post.review({ id, status: 'approved' })
    expect(await textOf()).toContain('还在等待')
    await admin.post.review({ id, status: 'rejected', reason: '不合适' })
    expect(await textOf()).not.toContain('还在等待')
    expect(await setup.as(ada).post.newest({})).toEqual([])
  })

  it('has one board when it is requested, and one language', async () => {
    const ada = await aMember(setup)
    const [river, sea] = [await aBoard(setup, { name: '河边', nameEn: 'By the river' }), await aBoard(setup)]
    await aPost(setup, ada, river.id, { title: '河边的事' })
    await aPost(setup, ada, sea.id, { title: '海边的事' })
    const text = await textOf(`?board=${river.id}`)
    expect([text.includes('河边的事'), text.includes('海边的事')]).toEqual([true, false])
    expect(text).toContain(`href="https://110.example.org/forum/feed.atom?board=${river.id}"`)
    expect(text).toContain(`href="https://110.example.org/forum/board/${river.id}"`)
    const english = await textOf(`?board=${river.id}&language=en`)
    expect(english).toContain('By the river</title>')
    expect(english).not.toContain('河边的事')
  })

  it('exists for an archived board and for one without posts', async () => {
    const board = await aBoard(setup, { status: 'archived' })
    expect((await feed(`?board=${board.id}`)).status).toBe(200)
  })

  it.each(['999', '0', '-1', '1e3', 'x', '', '99999999999'])('does not exist for the board "%s"', async board => {
    expect((await feed(`?board=${board}`)).status).toBe(404)
  })

  it('sorts pinned posts by age like others, and holds twenty', async () => {
    const ada = await aMember(setup)
    const admin = setup.as(await anAdmin(setup))
    const board = await aBoard(setup)
    const ids: number[] = []
    for (let written = 0; written < 22; written += 1) ids.push((await aPost(setup, ada, board.id)).id)
    const [oldest = 0, , middle = 0] = ids
    await admin.post.pin({ id: oldest, value: true })
    await admin.post.pin({ id: middle, value: true })
    const newest = await setup.as('guest').post.newest({ boardId: board.id })
    expect(newest.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20))
    await expect(setup.as('guest').post.newest({ limit: 51 })).rejects.toThrow()
  })

  it('answers 304 while nothing has changed', async () => {
    const ada = await aMember(setup)
    const board = await aBoard(setup)
    await aPost(setup, ada, board.id)
    const tag = (await feed()).headers.get('ETag') ?? ''
    expect((await feed('', { 'If-None-Match': tag })).status).toBe(304)
    await aPost(setup, ada, board.id)
    expect((await feed('', { 'If-None-Match': tag })).status).toBe(200)
  })
})
