import { describe, expect, it } from 'vitest'
import { memberNews } from '#server/http/discovery/members-to-discover.ts'
import type { Member } from '#server/member/member.entity.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { feedApp } from './feed-app.ts'

const setup = await testSite()
const { as } = setup
const app = feedApp({ memberNews: (username, language) => memberNews(setup.site, username, language) })
const feed = async (username: string, query = '', headers = {}) =>
  app.request(`/members/${username}/feed.atom${query}`, { headers })
const textOf = async (username: string, query?: string) => (await feed(username, query)).text()

const show = (member: Member, visibility: 'nobody' | 'members' | 'everybody') =>
  as(member).member.updateProfile({ visibility, bio: '<b>在河边</b> & 长大' })

async function aWriter() {
  const [ada, ben] = [await aMember(setup, { username: 'Ada' }), await aMember(setup, { username: 'ben' })]
  const board = await aBoard(setup)
  const post = await aPost(setup, ada, board.id, { title: '署名的帖子' })
  await aPost(setup, ada, board.id, { title: '匿名的帖子', isAnonymous: true })
  await aPost(setup, ben, board.id, { title: '别人的帖子' })
  await anArticle(setup, ben, { title: '别人的文章' })
  const english = await aPost(setup, ada, board.id, {
    title: 'A river',
    content: 'It ran past the door of the school.',
  })
  const article = await anArticle(setup, ada, { title: '她的文章' })
  await anArticle(setup, ada, { title: '她的草稿', status: 'draft' })
  await show(ada, 'everybody')
  return { ada, post, english, article }
}

describe('the feed of a member', () => {
  it('holds the articles and posts under the member’s name, and nothing else', async () => {
    const { post, article } = await aWriter()
    const response = await feed('ada')
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('<id>https://110.example.org/members/Ada</id>')
    expect(text).toContain('href="https://110.example.org/members/Ada/feed.atom"')
    expect(text).toContain(`<id>https://110.example.org/forum/post/${post.id}</id>`)
    expect(text).toContain(`<id>https://110.example.org/articles/${article.id}</id>`)
    expect(text.match(/<entry>/g)).toHaveLength(3)
    expect(text).not.toMatch(/匿名|别人|草稿|<b>/)
    expect(new Set(text.match(/<name>[^<]*/g))).toEqual(new Set(['<name>Ada']))
  })

  it('has one language when it is requested', async () => {
    await aWriter()
    const text = await textOf('Ada', '?language=en')
    expect(text).toContain('A river')
    expect(text.match(/<entry>/g)).toHaveLength(1)
  })

  it('exists while everybody can see the member’s page, and not otherwise', async () => {
    const { ada } = await aWriter()
    for (const visibility of ['members', 'nobody'] as const) {
      await show(ada, visibility)
      expect((await feed('ada')).status, visibility).toBe(404)
    }
    await show(ada, 'everybody')
    expect((await feed('ada')).status).toBe(200)
    await as(await anAdmin(setup)).member.remove({ id: ada.id, texts: 'keep' })
    expect((await feed('ada')).status).toBe(404)
  })

  it('is missing for an unknown member, and empty for one without texts', async () => {
    for (const name of ['nobody', '%25', '%00', 'x'.repeat(300), '..%2Fada'])
      expect((await feed(name)).status).toBe(404)
    await show(await aMember(setup, { username: 'silent' }), 'everybody')
    expect(await textOf('silent')).not.toContain('<entry>')
  })

  it('answers 304 while nothing has changed', async () => {
    const { ada, post } = await aWriter()
    const etag = (await feed('ada')).headers.get('ETag') ?? ''
    expect((await feed('ada', '', { 'If-None-Match': etag })).status).toBe(304)
    await as(ada).post.edit({ id: post.id, isAnonymous: true })
    const changed = await feed('ada', '', { 'If-None-Match': etag })
    expect([changed.status, (await changed.text()).includes('署名的帖子')]).toEqual([200, false])
  })
})
