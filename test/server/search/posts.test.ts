import { expect, it } from 'vitest'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup

const foundBy = async (q: string, who: Parameters<typeof as>[0] = 'guest') =>
  (await as(who).search.find({ q })).results.map(({ path }) => path)

it('a search finds posts beside articles: matches in titles first, then the newest', async () => {
  const ada = await aMember(setup, { username: 'ada' })
  const board = await aBoard(setup, { name: '青春记忆', nameEn: 'Memories' })
  const article = await anArticle(setup, ada, { title: '旧', content: '一座水库' })
  clock.advance(1000)
  const titled = await aPost(setup, ada, board.id, { title: '水库', content: '第一座' })
  clock.advance(1000)
  const post = await aPost(setup, ada, board.id, { title: '新', content: '又一座**水库**' })
  expect(await foundBy('水库')).toEqual([
    `/forum/post/${titled.id}`,
    `/forum/post/${post.id}`,
    `/articles/${article.id}`,
  ])
  const { results } = await as('guest', { locale: 'en' }).search.find({ q: '又一座水库' })
  expect(results).toMatchObject([
    {
      kind: 'post',
      id: post.id,
      category: 'Memories',
      author: { id: ada.id, username: 'ada' },
      publishedAt: post.createdAt,
    },
  ])
  expect(results[0]?.excerpt.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['又一座水库'])
  expect((await as('guest').article.list({ search: '水库' })).articles.map(({ id }) => id)).toEqual([article.id])
})

it('a search filters the list of posts, and that of a board', async () => {
  const ada = await aMember(setup)
  const [one, other] = [await aBoard(setup), await aBoard(setup)]
  const first = await aPost(setup, ada, one.id, { content: '水库' })
  const second = await aPost(setup, ada, other.id, { title: '二', content: '水库' })
  await anArticle(setup, ada, { content: '水库' })
  const ids = async (query: object) =>
    (await as('guest').post.list({ search: '水库', ...query })).posts.map(({ id }) => id)
  expect(await ids({})).toEqual([second.id, first.id])
  expect(await ids({ boardId: one.id })).toEqual([first.id])
  expect(await ids({ limit: 1, page: 2 })).toEqual([first.id])
  expect(await as('guest').post.list({ search: '黄河' })).toMatchObject({ posts: [], total: 0 })
})

it('a search finds the current version of a post, only while it is public, and the same for every viewer', async () => {
  const [ada, admin] = [await aMember(setup), await anAdmin(setup)]
  const board = await aBoard(setup)
  const { id } = await aPost(setup, ada, board.id, { title: '题', content: '佛子岭' })
  await as(ada).post.edit({ id, content: '黄河' })
  expect([await foundBy('佛子岭'), await foundBy('黄河')]).toEqual([[], [`/forum/post/${id}`]])
  await as(admin).post.review({ id, status: 'rejected' })
  for (const who of ['guest' as const, ada, admin]) expect(await foundBy('黄河', who)).toEqual([])
  expect((await as(admin).post.list({ search: '黄河' })).total).toBe(0)
  await as(admin).post.review({ id, status: 'approved' })
  expect(await foundBy('黄河')).toEqual([`/forum/post/${id}`])
  await as(ada).post.remove({ id })
  expect(await foundBy('黄河')).toEqual([])
  await reviewFirst(setup, 'forumPosts')
  await aPost(setup, ada, board.id, { content: '黄河' })
  expect(await foundBy('黄河', ada)).toEqual([])
})

it('a search does not reveal the author of an anonymous post', async () => {
  const ada = await aMember(setup, { username: 'ada' })
  const { id } = await aPost(setup, ada, (await aBoard(setup)).id, { content: '黄河', isAnonymous: true })
  for (const who of ['guest' as const, ada, await aMember(setup)]) {
    const { results } = await as(who).search.find({ q: '黄河' })
    expect(results).toMatchObject([{ id, author: { id: null, username: '匿名用户', avatar: null } }])
    expect(await foundBy('ada', who)).toEqual([])
  }
})
