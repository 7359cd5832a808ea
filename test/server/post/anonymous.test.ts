import { expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

const nobody = { id: null, username: '匿名用户', avatar: null }

async function aSecret() {
  const ada = await aMember(setup, { username: 'ada_of_the_river' })
  const board = await aBoard(setup)
  const post = await aPost(setup, ada, board.id, { isAnonymous: true })
  return { ada, post, board, ben: await aMember(setup), admin: await anAdmin(setup) }
}

it('the author of an anonymous post is shown to admins alone', async () => {
  const { ada, ben, admin, post } = await aSecret()
  await aReply(setup, ben, post.id)
  for (const who of ['guest' as const, ben]) {
    const api = as(who)
    const told = [
      await api.post.byId({ id: post.id }),
      await api.post.list({}),
      await api.post.list({ search: '河从门前过' }),
      await api.search.find({ q: '河从门前过' }),
      await api.reply.list({ postId: post.id }),
      await api.board.list({}),
    ]
    expect(JSON.stringify(told)).not.toContain(ada.username)
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`"(?:authorId|userId|author)":(?:{"id":)?${ada.id}\\b`))
    expect(told[0]).toMatchObject({ isAnonymous: true, user: nobody, can: { edit: false, delete: false } })
    expect(told[1]).toMatchObject({ posts: [{ user: nobody, can: { edit: false } }], total: 1 })
  }
  expect(await as(admin).post.byId({ id: post.id })).toMatchObject({ user: { id: ada.id, username: ada.username } })
  expect((await as(admin).post.list({})).posts).toMatchObject([{ isAnonymous: true, user: { id: ada.id } }])
})

it('the author finds an anonymous post in their own list, can edit it, and sees it as others do', async () => {
  const { ada, post } = await aSecret()
  expect(post).toMatchObject({ user: nobody, can: { edit: true, delete: true } })
  expect((await as(ada).post.mine({})).posts).toMatchObject([{ id: post.id, user: nobody, can: { edit: true } }])
  expect(await as(ada).post.edit({ id: post.id, title: '新' })).toMatchObject({ isAnonymous: true, user: nobody })
  const named = await as(ada).post.edit({ id: post.id, isAnonymous: false })
  expect(named.user).toMatchObject({ id: ada.id })
  expect((await as(ada).post.edit({ id: post.id, isAnonymous: true })).user).toEqual(nobody)
})

it('an admin’s edit cannot reveal the author', async () => {
  const { admin, post } = await aSecret()
  await as(admin).post.edit({ id: post.id, title: '新', isAnonymous: false })
  expect(await as('guest').post.byId({ id: post.id })).toMatchObject({ title: '新', isAnonymous: true, user: nobody })
})

it('reports, likes and acts of admins do not reveal the author', async () => {
  const { ada, ben, admin, post } = await aSecret()
  await as(ben).report.file({ type: 'post', id: post.id })
  await as(ada).post.like({ id: post.id })
  const flagged = await as(admin).post.feature({ id: post.id })
  expect(flagged.user.id).toBe(ada.id)
  const told = [
    await as(ben).report.about({ type: 'post', id: post.id }),
    await as(ben).report.mine({}),
    await as(ben).post.like({ id: post.id }),
    await as(ben).member.export(),
    await as('guest').post.list({ sort: 'highlighted' }),
  ]
  expect(JSON.stringify(told)).not.toContain(ada.username)
  expect(await as(admin).report.open({})).toMatchObject({ reports: [{ text: { author: { id: ada.id } } }] })
})

it('an anonymous post stays anonymous after its author has left', async () => {
  const { ada, post, admin } = await aSecret()
  await setup.em().nativeDelete(Member, { id: ada.id })
  expect((await as('guest').post.byId({ id: post.id })).user).toEqual(nobody)
  expect((await as(admin).post.byId({ id: post.id })).user).toMatchObject({ id: null, username: '已注销用户' })
})
