import { expect, it } from 'vitest'
import { statements } from '#server/mention/mention.queries.ts'
import type { Member } from '#server/member/member.entity.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aCrowd, aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site } = setup

/** Returns a member's notices, newest first. */
async function told(who: Member) {
  await writeNotices(site)
  const { notices } = await as(who).notice.list({})
  return notices.map(({ kind, by, text }) => `${kind} ${by} ${text.type} ${text.id}`)
}

async function aTalk() {
  const [ada, ben, eve] = [await aMember(setup), await aMember(setup), await aMember(setup)]
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  return { ada, ben, eve, post }
}

it('a name in a post, an article, a reply or a comment gives one notice, and becomes a link', async () => {
  const { ada, ben, eve } = await aTalk()
  const { id: boardId } = await aBoard(setup)
  const content = `请@${eve.username}来看看，@${eve.username}，还有@nobody_here`
  const post = await aPost(setup, ada, boardId, { content })
  const reply = await aReply(setup, ben, post.id, { content })
  const article = await anArticle(setup, ada, { content })
  const comment = await aComment(setup, ben, article.id, { content })
  expect((await told(eve)).toSorted()).toEqual(
    [
      `mention ${ada.username} article ${article.id}`,
      `mention ${ben.username} comment ${comment.id}`,
      `mention ${ada.username} post ${post.id}`,
      `mention ${ben.username} reply ${reply.id}`,
    ].toSorted(),
  )
  const link = `<a href="/members/${eve.username}?id=${eve.id}" class="mention">@${eve.username}</a>`
  const { html } = await as('guest').post.byId({ id: post.id })
  expect(html.split(link)).toHaveLength(3)
  expect(html).toContain('@nobody_here')
  expect((await as('guest').reply.list({ postId: post.id })).replies[0]?.html).toContain(link)
  expect((await as('guest').article.byId({ id: article.id })).html).toContain(link)
  expect((await as('guest').comment.list({ articleId: article.id })).comments[0]?.mentions).toEqual([
    { id: eve.id, name: eve.username },
  ])
})

it('a mention of oneself gives no notice, and the answered member gets only the notice of the answer', async () => {
  const { ada, ben, eve, post } = await aTalk()
  const own = await aReply(setup, eve, post.id, { content: `我是@${eve.username}` })
  expect(await told(eve)).toEqual([])
  const answer = await aReply(setup, ben, post.id, { parentId: own.id, content: `@${eve.username} @${ada.username}` })
  expect(await told(eve)).toEqual([`answer ${ben.username} reply ${answer.id}`])
  expect(await told(ada)).toEqual([`reply ${ben.username} reply ${answer.id}`, `reply ${eve.username} reply ${own.id}`])
})

it('a mention gives a notice only when the text is public, and never reveals the author of an anonymous text', async () => {
  const { ada, eve } = await aTalk()
  const { id: boardId } = await aBoard(setup)
  await reviewFirst(setup, 'forumPosts')
  const post = await aPost(setup, ada, boardId, { content: `@${eve.username}`, isAnonymous: true })
  expect(await told(eve)).toEqual([])
  await as(await anAdmin(setup)).post.review({ id: post.id, status: 'approved' })
  expect(await told(eve)).toEqual([`mention null post ${post.id}`])
  await reviewFirst(setup)
})

it('an edit gives notices for added names, and not again for earlier ones', async () => {
  const { ada, ben, eve } = await aTalk()
  const post = await aPost(setup, ada, (await aBoard(setup)).id, { content: `@${ben.username}` })
  expect(await told(ben)).toHaveLength(1)
  await as(ben).notice.markAllRead()
  await as(ada).post.edit({ id: post.id, content: `@${ben.username} @${eve.username}` })
  expect(await told(eve)).toEqual([`mention ${ada.username} post ${post.id}`])
  await writeNotices(site)
  expect(await as(ben).notice.unread()).toEqual({ unread: 0 })
})

it('the link of a mention follows the id: it uses the new name after a change, and ends with the account', async () => {
  const { eve, ben } = await aTalk()
  const admin = await anAdmin(setup)
  const { id, username } = eve
  await as(admin).member.edit({ id, username: `${username}_x` })
  expect(await as(ben).member.page({ username, id })).toMatchObject({ username: `${username}_x` })
  await as(admin).member.remove({ id, texts: 'keep' })
  await expectRefusal(as(ben).member.page({ username, id: eve.id }), 'missing', 'member.not_found')
})

it('suggestions match the beginning of names: participants first, and no members with a closed page', async () => {
  const { ada, ben, post } = await aTalk()
  await aReply(setup, ben, post.id)
  const begin = ben.username.slice(0, 2)
  const { members } = await as(ada).mention.suggest({ text: begin.toUpperCase(), postId: post.id, limit: 3 })
  const first = members.slice(0, 2).map(({ username }) => username)
  expect(first.toSorted()).toEqual([ada.username, ben.username].filter(name => name.startsWith(begin)).toSorted())
  await as(ben).member.updateProfile({ visibility: 'nobody' })
  const after = await as(ada).mention.suggest({ text: ben.username, postId: post.id })
  expect(after.members).toEqual([])
  await expectRefusal(as(ada).mention.suggest({ text: 'a' }), 'invalid', 'invalid.value', 'text')
  await expectRefusal(as('guest').mention.suggest({ text: 'ab' }), 'unauthenticated', 'session.required')
})

it('names are found by an index, however many members there are', async () => {
  await aCrowd(setup, 5000)
  await em().execute('analyze member')
  const plan = JSON.stringify(await em().execute(`explain ${statements.all}`, ['crowd49%', 8]))
  expect(plan).toContain('member_named')
  expect(plan).not.toContain('Seq Scan')
})
