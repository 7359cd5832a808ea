import { beforeEach, expect, it } from 'vitest'
import { anonymizeFormerMembers } from '#server/bin/bin-personal-data.queries.ts'
import { RemovedText } from '#server/bin/removed-text.entity.ts'
import { Bookmark } from '#server/bookmark/bookmark.entity.ts'
import { Follow } from '#server/follow/follow.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { Mute } from '#server/mute/mute.entity.ts'
import { statementsOf } from '#test/support/recorded-statements.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

let admin: Member
let ada: Member
let ben: Member
let eve: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
  ada = await aMember(setup)
  ben = await aMember(setup)
  eve = await aMember(setup)
})

const leaves = (who: Member) => as(admin).member.remove({ id: who.id, texts: 'keep' })

async function restoreAll() {
  const { texts } = await as(admin).bin.list({})
  return as(admin).bin.restore({ ids: texts.map(({ id }) => id) })
}

/** Ids of the members whom the bin keeps for a text, by kind of mark: likes, bookmarks, follows and mutes. */
async function marksOf(textId: number) {
  const populate = ['follows', 'mutes'] as const
  const { likes, bookmarks, follows, mutes } = await em().findOneOrFail(RemovedText, { textId }, { populate })
  return [likes, bookmarks, follows, mutes].map(each => each.map(([member]) => member))
}

it('bookmarks are restored with their texts, except those of members who have left', async () => {
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  const article = await anArticle(setup, ada)
  const both = [
    { type: 'post', id: post.id },
    { type: 'article', id: article.id },
  ] as const
  for (const one of both) for (const who of [ben, eve]) await as(who).bookmark.add(one)
  await as(ada).post.remove({ id: post.id })
  await as(ada).article.remove({ id: article.id })
  expect(await as(ben).bookmark.list({})).toMatchObject({ total: 0 })
  await leaves(eve)
  expect((await restoreAll()).left).toEqual([])
  for (const one of both) expect(await as(ben).bookmark.state(one)).toEqual({ isBookmarked: true })
  expect(await em().count(Bookmark)).toBe(2)
})

it('a post is restored with its followers, ended follows and mutes, except those of members who have left', async () => {
  const { id } = await aPost(setup, ada, (await aBoard(setup)).id)
  const one = { type: 'post', id } as const
  await aReply(setup, ben, id)
  await as(ben).follow.end(one)
  await as(ada).follow.end(one)
  for (const who of [eve, admin]) await as(who).follow.start(one)
  for (const who of [ben, eve]) await as(who).mute.mutePost({ id })
  await as(ada).post.remove({ id })
  await leaves(eve)
  expect((await restoreAll()).left).toEqual([])
  const followed = await Promise.all([ada, ben, admin].map(async who => (await as(who).follow.state(one)).isFollowed))
  expect(followed).toEqual([false, false, true])
  expect((await as(ben).mute.list({})).mutes).toMatchObject([{ type: 'post', id }])
  await aReply(setup, ben, id)
  expect(await as(ben).follow.state(one)).toEqual({ isFollowed: false })
  expect([await em().count(Follow, { post: id }), await em().count(Mute, { post: id })]).toEqual([3, 1])
})

it('the bin keeps no marks of members who have left, and counts their likes without a name', async () => {
  const { id } = await aPost(setup, ada, (await aBoard(setup)).id)
  for (const who of [eve, ben]) {
    await as(who).post.like({ id })
    await as(who).bookmark.add({ type: 'post', id })
    await as(who).follow.start({ type: 'post', id })
    await as(who).mute.mutePost({ id })
  }
  await as(ada).post.remove({ id })
  const marks = () => marksOf(id)
  const [both, authorToo] = [
    [eve.id, ben.id],
    [ada.id, eve.id, ben.id],
  ]
  expect(await marks()).toEqual([both, both, authorToo, both])
  await leaves(eve)
  expect(await marks()).toEqual([[null, ben.id], [ben.id], [ada.id, ben.id], [ben.id]])
  await restoreAll()
  expect(await as(ben).post.byId({ id })).toMatchObject({ likes: 2, isLiked: true })
})

it('the marks of a member in the bin are found by an index', async () => {
  const asked = await statementsOf(setup, () => leaves(eve))
  const unmarking = asked.filter(({ text }) => /^\s*update removed_text/.test(text))
  expect(unmarking).toHaveLength(1)
  for (const { text, values } of unmarking) {
    const plan = await em().transactional(async inside => {
      await inside.execute('set local enable_seqscan = off')
      return inside.execute<unknown[]>(`explain (format json) ${text}`, values)
    })
    expect(JSON.stringify(plan)).toContain('"Index Name":"removed_text_marked"')
  }
})

it('the hourly cleanup deletes the marks of a member who left while a text was being removed', async () => {
  const { id } = await aPost(setup, ada, (await aBoard(setup)).id)
  await as(ben).post.like({ id })
  await as(ada).post.remove({ id })
  const [likes, bookmarks, follows, mutes] = [[ben.id, eve.id, null], [eve.id, ben.id], [eve.id], [ben.id, eve.id]].map(
    ids => JSON.stringify(ids.map(member => [member, '2026-01-01T00:00:00Z'])),
  )
  const marked = [likes, bookmarks, follows, mutes, id]
  await em().execute(
    'update removed_text set likes = ?, bookmarks = ?, follows = ?, mutes = ? where text_id = ?',
    marked,
  )
  await em().nativeDelete(Member, { id: eve.id })
  await anonymizeFormerMembers(em())
  expect(await marksOf(id)).toEqual([[ben.id, null, null], [ben.id], [], [ben.id]])
})

it('an article is restored without the comments of members who have left, and without the answers to those', async () => {
  const { id: articleId } = await anArticle(setup, ada)
  const gone = await aComment(setup, eve, articleId)
  await aComment(setup, ben, articleId, { parentId: gone.id })
  const kept = await aComment(setup, ben, articleId)
  await as(ada).article.remove({ id: articleId })
  await leaves(eve)
  expect((await restoreAll()).left).toEqual([])
  const { comments, total } = await as('guest').comment.list({ articleId })
  expect([total, comments.map(({ id }) => id)]).toEqual([1, [kept.id]])
})

it('a post is restored with the answers to a reply of a member who has left', async () => {
  const { id: postId } = await aPost(setup, ada, (await aBoard(setup)).id)
  const gone = await aReply(setup, eve, postId)
  const answer = await aReply(setup, ben, postId, { parentId: gone.id })
  await as(ada).post.remove({ id: postId })
  await leaves(eve)
  expect((await restoreAll()).left).toEqual([])
  const { replies } = await as('guest').reply.list({ postId, withRemoved: true })
  expect(replies).toMatchObject([{ id: answer.id, floor: 2, parentId: null, replyTo: null }])
  expect(await aReply(setup, ben, postId)).toMatchObject({ floor: 3 })
})
