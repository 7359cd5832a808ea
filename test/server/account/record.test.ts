import { expect, it } from 'vitest'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge, suspensionReason } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { as, clock } = house

const none = { shown: 0, waiting: 0, hidden: 0, reports: 0 }

it('the record of a member counts the texts by kind and state, without drafts and without the empty floors of deleted replies', async () => {
  const [ada, bo, admin] = [await aMember(house), await aMember(house), await anAdmin(house)]
  const article = await anArticle(house, ada)
  await anArticle(house, ada, { status: 'draft' })
  await aComment(house, ada, article.id)
  const post = await aPost(house, ada, (await aBoard(house)).id)
  const reply = await aReply(house, ada, post.id)
  await as(ada).reply.remove({ id: reply.id })
  await reviewFirst(house, 'forumReplies')
  await aReply(house, ada, post.id, { content: '等着' })
  await aPledge(house, { by: ada, status: 'rejected' })
  const blessing = await aBlessing(house, { by: ada })
  await as(bo).report.file({ type: 'blessing', id: blessing.id })
  await as(ada).torch.add({ count: 3 })
  await aBlessing(house, { by: bo })
  expect(await as(admin).member.record({ id: ada.id })).toEqual({
    texts: [
      { ...none, type: 'article', shown: 1 },
      { ...none, type: 'pledge', hidden: 1 },
      { ...none, type: 'comment', shown: 1 },
      { ...none, type: 'blessing', shown: 1, reports: 1 },
      { ...none, type: 'post', shown: 1 },
      { ...none, type: 'reply', waiting: 1 },
      { ...none, type: 'wish' },
    ],
    removed: 0,
    suspension: null,
  })
})

it('the record counts the texts that others removed, and names a suspension while it lasts', async () => {
  const admin = await anAdmin(house)
  const until = new Date(clock.now().getTime() + 60_000)
  const ada = await aMember(house, { suspendedUntil: until })
  const [one, other] = [await aBlessing(house, { by: ada }), await aPledge(house, { by: ada })]
  await as(admin).blessing.remove({ id: one.id })
  await as(admin).pledge.remove({ id: other.id })
  expect(await as(admin).member.record({ id: ada.id })).toMatchObject({
    removed: 2,
    suspension: { until: until.toISOString(), reason: suspensionReason },
  })
  clock.set(until.toISOString())
  expect(await as(admin).member.record({ id: ada.id })).toMatchObject({ suspension: null })
})

it('the record is for admins alone', async () => {
  const [ada, moderator] = [await aMember(house), await aMember(house, { role: 'moderator' })]
  await expectRefusal(as('guest').member.record({ id: ada.id }), 'unauthenticated', 'session.required')
  await expectRefusal(as(ada).member.record({ id: ada.id }), 'forbidden', 'session.not_admin')
  await expectRefusal(as(moderator).member.record({ id: ada.id }), 'forbidden', 'session.no_right')
  await expectRefusal(as(await anAdmin(house)).member.record({ id: 999 }), 'missing', 'member.not_found')
})
